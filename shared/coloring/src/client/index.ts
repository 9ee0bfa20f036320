export { createColoringClient, type ColoringClient, type ExtractOptions, type PagesOptions, type TaskOptions } from './client';
export { ColoringError, isAbort, type ColoringErrorCode } from './errors';
export { JPEG_QUALITY, LONG_SIDE, PAGE_PREVIEW, PREVIEW_SIDE, TIME_LIMIT } from './limits';
export type { Extraction, FoundCutout, PreparedPhoto } from './protocol';
