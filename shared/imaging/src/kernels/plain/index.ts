import type { Kernel } from '../types';
import { plainBlur } from './blur';
import { plainMasks } from './masks';
import { plainPictures } from './pictures';

/** The kernel in plain TypeScript, for platforms without WebAssembly SIMD. */
export const plainKernel: Kernel = { ...plainBlur, ...plainMasks, ...plainPictures };
