// Sizes, positions and file names for screens. This entry does not load the PDF library.
export { facePixels } from './coverLayout';
export { fileStem } from './names';
export { INTERIOR_PAGES } from './pageCount';
export type { SheetOnScreen } from './placement';
export { coverOnScreen, pageOnScreen, type CoverOnScreen, type PageOnScreen } from './preview';
export type { InteriorVariant, PrintShop } from './types';
