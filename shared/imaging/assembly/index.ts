// The arithmetic of blurs in WebAssembly SIMD, compiled by AssemblyScript. Addresses are in bytes;
// width and height are at least 4 px. src/kernels/types.ts describes the tasks.
export { boxes } from './boxes';
export { convolve } from './convolve';
