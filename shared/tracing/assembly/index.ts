// The flow and the filters that follow it, compiled by AssemblyScript. They work on one row per
// call, because the browser optimizes a function after several calls. They compute in f64, as
// JavaScript does, so their results equal those of src/kernels/plain to the last bit.
export { across } from './across';
export { meanAlong } from './along';
export { addTensors, tangents } from './tensors';
// The graph cut: `linkNeighbors` computes in f64 too, and the minimum cut uses integers and is unique.
export { linkNeighbors } from './linkNeighbors';
export { minCut } from './minCut';
