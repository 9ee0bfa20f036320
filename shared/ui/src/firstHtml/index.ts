export { renderFirstScreens, type FirstScreen } from './renderFirstScreens';
