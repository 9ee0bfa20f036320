import { plainKernel } from './plain';
import { simdKernel } from './simd';
import type { BlurKernel } from './types';

/** The fastest kernel that runs here. */
export const bestKernel = (): BlurKernel => {
  try {
    return simdKernel(plainKernel);
  } catch {
    return plainKernel;
  }
};
