export type * from './types';
export { writeInterior } from './interior';
export { writeCover } from './cover';
export { coverLayout, type CoverLayout } from './coverLayout';
export { coverSize, type CoverSize } from './coverSize';
export { bookTitle, fileName, fileStem } from './names';
