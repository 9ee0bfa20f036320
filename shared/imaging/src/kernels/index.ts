import { withFallback } from './instantiateWasm';
import { plainKernel } from './plain';
import { simdKernel } from './simd';
import type { Kernel } from './types';

/** The fastest kernel that runs here. */
export const bestKernel = (): Kernel =>
  withFallback(
    () => simdKernel(plainKernel),
    () => plainKernel,
  );

let shared: Kernel | null = null;

/** The fastest kernel, created with the first call. */
export const kernel = (): Kernel => (shared ??= bestKernel());
