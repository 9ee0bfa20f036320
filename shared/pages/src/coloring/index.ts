export { coatOf, plainCoat, type Coat } from './coat';
export { colorPage } from './colorPage';
