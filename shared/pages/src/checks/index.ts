export { checkPage, GATES, type GateFailure } from './check';
export { bookDistinctness, fingerprintOf, mismatch } from './distinct';
export { EDGE_GATE, followsPhoto, measureEdges } from './edges';
export { measureBitmap, type Measurements } from './measure';
export { rasterize, type Bitmap } from '../bitmap/raster';
