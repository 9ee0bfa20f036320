export { composePage } from './page';
export { titlePage } from './title';
