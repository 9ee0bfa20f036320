// The arithmetic of the network in WebAssembly SIMD, compiled by AssemblyScript. Addresses are in
// bytes; src/kernels/types.ts describes the tasks.
export { add } from './add';
export { beside, depthwise } from './depthwise';
export { multiply } from './multiply';
export { addRow, filterRow } from './resample';
export { resize } from './resize';
