import { withFallback } from '@scribblepup/imaging/kernels/instantiateWasm';
import { plainKernel } from './plain';
import type { FlowKernel } from './types';
import { wasmKernel } from './wasm';

/** Created when the first photo is drawn. */
let kernel: FlowKernel | null = null;

/** The fastest kernel that runs here. */
export const flowKernel = (): FlowKernel =>
  (kernel ??= withFallback(wasmKernel, () => plainKernel));
