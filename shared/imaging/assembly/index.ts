// The arithmetic on pictures in WebAssembly SIMD, compiled by AssemblyScript. Addresses are in
// bytes; width and height are at least 4 px. src/kernels/types.ts describes the tasks.
export { boxes } from './boxes';
export { columnDistances } from './columns';
export { convolve } from './convolve';
export { distanceRows } from './distance';
export { toLab } from './lab';
export { coverNear } from './near';
export { shrinkRow, toBytes } from './resample';
export { averageRow, sumRows } from './rows';
