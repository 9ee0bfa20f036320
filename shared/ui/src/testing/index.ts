export { brokenRules } from './axe';
export { address, screensOf } from './screens';
