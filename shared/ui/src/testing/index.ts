export { axeViolations } from './axe';
export { captureFailureReports } from './reports';
export { currentLocation, createScreenRenderer } from './screens';
