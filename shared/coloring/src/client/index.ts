export { createColoringClient, type ColoringClient, type ExtractOptions, type PagesOptions, type TaskOptions } from './client';
export { ColoringError, isAbort, type ColoringErrorCode } from './errors';
export { dogsAt, pointOn } from '../extract/choosing';
export type { OfferedDog } from '../extract';
export { JPEG_QUALITY, LONG_SIDE, PAGE_PREVIEW, PREVIEW_SIDE, TIME_LIMIT } from './limits';
export type { Extraction, FinderAnswer, FoundCutout, PreparedPhoto } from './protocol';
export { prefetchWeights } from './weights';
export { searchArea } from './tasks/searchArea';
