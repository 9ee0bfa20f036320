export { checkPage, GATES, type Failure, type Kind } from './check';
export { bookDistinctness, fingerprint, fingerprintOf, mismatch, type BookDistinctness, type Fingerprint } from './distinct';
export { edgeAgreement, EDGE_GATE, followsPhoto, measureEdges, type EdgeAgreement } from './edges';
export { measureBitmap, measurePage, type Measures } from './measure';
export { rasterize, type Bitmap } from './raster';
