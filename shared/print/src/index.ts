export type * from './types';
export { ART_PAGES, INTERIOR_PAGES, writeInterior } from './interior';
export { coverSize, hasSpineText, spineWidth, type CoverSize, type PrintShop } from './cover-size';
export { bookTitle, fileName } from './names';
