import { resize } from '../kernels/plain/resize';
import type { Probability } from '../types';

// A float32 holds no probability nearer to 0 or 1 that has finite log odds of use.
const SUREST = 1 - 1e-6;

/**
 * A probability at another size, row by row, its corners on the corners of the new grid: at the
 * photo's size each value is a pixel's. Log odds are interpolated, which keeps edges where they are.
 */
export function enlarge(
  { data, width, height }: Probability,
  outWidth: number,
  outHeight: number,
): Float32Array {
  const memory = new Float32Array(data.length + outWidth * outHeight);
  data.forEach((value, cell) => {
    const p = Math.min(SUREST, Math.max(1 - SUREST, value));
    memory[cell] = Math.log(p / (1 - p));
  });
  resize(memory, {
    input: 0,
    height,
    width,
    output: data.length,
    outHeight,
    outWidth,
    channels: 1,
  });
  return memory.subarray(data.length).map((logOdds) => 1 / (1 + Math.exp(-logOdds)));
}
