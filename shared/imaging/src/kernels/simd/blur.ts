import type { Plane } from '../../plane';
import type { WasmInstance } from '../instantiateWasm';
import type { BlurKernel } from '../types';
import { FLOAT, isSmall, type Exports } from './exports';

export function simdBlur(
  { exports: { convolve, boxes }, reserve }: WasmInstance<Exports>,
  fallback: BlurKernel,
): BlurKernel {
  const inPlace = (
    { data }: Plane,
    extra: number,
    run: (address: number, memory: Float32Array) => void,
  ): void => {
    const memory = reserve(2 * data.length + extra);
    memory.set(data);
    run(data.length, memory);
    data.set(memory.subarray(0, data.length));
  };
  return {
    convolve: (plane, kernel) => {
      const { width, height } = plane;
      if (isSmall(width, height)) return fallback.convolve(plane, kernel);
      const taps = kernel.length,
        border = taps - 1;
      inPlace(plane, border * width + taps + width + border, (rows, memory) => {
        const weights = rows + (height + border) * width,
          line = weights + taps;
        memory.set(kernel, weights);
        convolve(0, rows * FLOAT, line * FLOAT, weights * FLOAT, taps, width, height);
      });
    },
    boxes: (plane, radii) => {
      const { width, height } = plane;
      if (isSmall(width, height)) return fallback.boxes(plane, radii);
      inPlace(plane, 0, (between) => boxes(0, between * FLOAT, width, height, ...radii));
    },
  };
}
