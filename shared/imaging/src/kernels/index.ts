import { withFallback } from './instantiateWasm';
import { plainKernel } from './plain';
import { simdKernel } from './simd';
import type { BlurKernel } from './types';

/** The fastest kernel that runs here. */
export const bestKernel = (): BlurKernel =>
  withFallback(
    () => simdKernel(plainKernel),
    () => plainKernel,
  );
