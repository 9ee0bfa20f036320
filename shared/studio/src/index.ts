export type { Point, Rect } from '@scribblepup/imaging';
export type { Advice, Cutout, Dab, DogArt, Hints, Logo, OfferedDog } from '@scribblepup/tracing';
export type { Age, Choices, Family, Page, SheetPath } from '@scribblepup/pages';

export {
  createColoringClient,
  type ColoringClient,
  type ExtractOptions,
  type PagesOptions,
  type TaskOptions,
} from './client/client';
export { ColoringError, isAbort, type ColoringErrorCode } from './shared/errors';
export { JPEG_QUALITY, LONG_SIDE, PAGE_PREVIEW, PREVIEW_SIDE, TIME_LIMIT } from './shared/limits';
export type { Extraction, FinderAnswer, FoundCutout, PreparedPhoto } from './shared/protocol';
export { prefetchWeights } from './shared/weights';
export { searchArea } from './shared/searchArea';
export { dogsAt, pointOn } from '@scribblepup/tracing/choosing';
