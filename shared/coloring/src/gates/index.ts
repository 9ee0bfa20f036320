export { checkPage, GATES, type Failure, type Kind } from './check';
export { bookDistinctness, fingerprint, fingerprintOf, mismatch, type BookDistinctness, type Fingerprint } from './distinct';
export { measureBitmap, measurePage, type Measures } from './measure';
export { rasterize, type Bitmap } from './raster';
