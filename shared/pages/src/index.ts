export type * from './model/types';
export type { Look } from './canvas/look';

export { looks } from './looks';
export { checkedPage, composePage, type CheckedPage } from './page';
export { titlePage } from './title';
export { pageToPaths } from './output/paths';
export { pageToSvg } from './output/svg';
