export type * from './types';

export { extract, Extraction, ExtractError, type ExtractErrorCode, type Report } from './extract';

export { composePage, titlePage } from './compose';
export { looks, type Look } from './looks';
export { pageToPaths, pageToSvg } from './output';
