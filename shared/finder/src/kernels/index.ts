import { withFallback } from '@scribblepup/imaging/kernels/instantiateWasm';
import { plainKernel } from './plain';
import { simdKernel } from './simd';
import type { Kernel } from './types';

export { plainKernel } from './plain';
export { simdKernel } from './simd';

/** The fastest kernel that runs here. */
export const bestKernel = (): Kernel => withFallback(simdKernel, plainKernel);
