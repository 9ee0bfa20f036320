export { coatOf, type Coat } from './coat';
export { colorPage } from './colorPage';
