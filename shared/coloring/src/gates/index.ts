export { checkPage, GATES, type Failure } from './check';
export { bookDistinctness, fingerprint, mismatch, type BookDistinctness, type Fingerprint } from './distinct';
export { measurePage, type Measures } from './measure';
export { rasterize, type Bitmap } from './raster';
