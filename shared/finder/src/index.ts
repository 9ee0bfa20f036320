export type * from './types';
export { KEYPOINT_NAMES } from './types';
export { loadFinder } from './load/load';
export type * from './load/types';
export { DOG_PROBABILITY } from './find/constants';
export { cellAt } from './find/grid';
export { isVisible } from './find/visible';
export type { FindOptions } from './find/find';
