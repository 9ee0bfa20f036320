import { bestOf } from './assembled';
import { plainKernel } from './plain';
import { simdKernel } from './simd';
import type { BlurKernel } from './types';

/** The fastest kernel that runs here. */
export const bestKernel = (): BlurKernel =>
  bestOf(
    () => simdKernel(plainKernel),
    () => plainKernel,
  );
