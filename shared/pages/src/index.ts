export type * from './model/types';
export { looks, type Look } from './looks';
export { checkedPage, composePage, type CheckedPage } from './page';
export { titlePage } from './title';
export { groupOf } from './canvas/group';
export type { DogPlace } from './canvas/dogRoom';
export { pageToPaths } from './output/paths';
export { pageToSvg } from './output/svg';
