export type * from './types';
export { writeInterior } from './interior';
export { checkBook, type BookProblem } from './check';
export { writeCover } from './cover';
export { coverLayout, type CoverLayout } from './coverLayout';
export { coverSize, hasSpineText, spineWidth, type CoverSize } from './coverSize';
export { bookTitle, fileName, fileStem } from './names';
