export type { Point, Rect, Size } from '@scribblepup/imaging';
export type { Advice, Cutout, Dab, DogArt, Hints, Logo, OfferedDog } from '@scribblepup/tracing';
export type {
  Age,
  Choices,
  Companion,
  Family,
  Inscription,
  Page,
  SheetPath,
} from '@scribblepup/pages';

export type { ColoringClient } from './studio';
export { createColoringClient } from './client/client';
export type {
  BookOptions,
  ColoredOptions,
  ExtractOptions,
  PagesOptions,
  PictureOptions,
  TaskOptions,
} from './shared/options';
export type { FamilyDogs, PageDogs, FamilyChoices } from './shared/dogs';
export type { BookArt, BookFile, BookSheet, CoverImages, SheetPosition } from './shared/book';
export { siteClient } from './client/siteClient';
export { ColoringError, isAbort, type ColoringErrorCode } from './shared/errors';
export {
  JPEG_QUALITY,
  PHOTO_SIDE,
  PAGE_PREVIEW_SIZE,
  CUTOUT_PREVIEW_SIDE,
  TASK_TIMEOUT_MS,
} from './shared/limits';
export type {
  Extraction,
  FinderResult,
  CutoutResult,
  PhotoCrop,
  PhotoBitmap,
  PhotoPreview,
  PreparedPhoto,
} from './shared/protocol';
export { prefetchWeights } from './shared/weights';
export { offeredLooks } from './offeredLooks';
export { canDraw } from './shared/canDraw';
export { searchArea } from './shared/searchArea';
export { dogsAt, pointOn } from '@scribblepup/tracing/choosing';
