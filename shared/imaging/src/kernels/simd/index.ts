import { compileWasm, instantiateWasm } from '../instantiateWasm';
import { MODULE_BYTES } from '../moduleBytes';
import type { Kernel } from '../types';
import { simdBlur } from './blur';
import type { Exports } from './exports';
import { simdMasks } from './masks';
import { simdPictures } from './pictures';

/**
 * The kernel in WebAssembly with SIMD. Throws if it cannot run.
 * @param fallback the kernel for pictures with a side below 4 px
 */
export function simdKernel(fallback: Kernel): Kernel {
  const module = instantiateWasm<Exports>(compileWasm(MODULE_BYTES));
  return { ...simdBlur(module, fallback), ...simdMasks(module, fallback), ...simdPictures(module) };
}
