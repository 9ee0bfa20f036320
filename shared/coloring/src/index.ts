export type * from './types';

export { extract, Extraction, ExtractError, type ExtractErrorCode, type Report } from './extract';

export { composePage, titlePage } from './compose';
export { traceLogo } from './logo/traceLogo';
export { looks, type Look } from './looks';
export { pageToPaths, pageToSvg } from './output';
export { checkedPage, type CheckedPage } from './compose/page';
export { bookDistinctness, checkPage, fingerprintOf, GATES, measureBitmap, rasterize, type Bitmap, type Failure, type Measures } from './gates';
