export { brokenRules } from './axe';
export { catchReports } from './reports';
export { address, screensOf } from './screens';
