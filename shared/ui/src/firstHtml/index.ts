export { firstScreens, type FirstScreen } from './firstScreens';
