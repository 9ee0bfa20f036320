export type * from './types';
export { ART_PAGES, INTERIOR_PAGES, writeInterior } from './interior';
export { checkBook, type BookProblem } from './check';
export { writeCover } from './cover';
export { coverLayout, facePixels, type CoverLayout } from './cover-layout';
export { coverSize, hasSpineText, spineWidth, type CoverSize } from './cover-size';
export { bookTitle, fileName, fileStem } from './names';
export { coverOnScreen, pageOnScreen, type CoverOnScreen, type PageOnScreen } from './preview';
export type { SheetOnScreen } from './placement';
