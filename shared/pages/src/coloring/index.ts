export { colorPage } from './colorPage';
