import type { Plane } from '../plane';
import { instantiateWasm } from './instantiateWasm';
import { MODULE_BYTES } from './moduleBytes';
import type { BlurKernel } from './types';

const FLOAT = Float32Array.BYTES_PER_ELEMENT;
// Minimum side, px: the module computes four floats at a time.
const MIN_SIDE = 4;

/** Exports of assembly/. Addresses are in bytes. */
interface Exports {
  readonly convolve: (
    data: number,
    rows: number,
    line: number,
    kernel: number,
    taps: number,
    width: number,
    height: number,
  ) => void;
  readonly boxes: (
    data: number,
    between: number,
    width: number,
    height: number,
    first: number,
    second: number,
    third: number,
  ) => void;
}

/**
 * The kernel in WebAssembly with SIMD. Throws if it cannot run.
 * @param fallback the kernel for pictures with a side below 4 px
 */
export function simdKernel(fallback: BlurKernel): BlurKernel {
  const {
    exports: { convolve, boxes },
    reserve,
  } = instantiateWasm<Exports>(MODULE_BYTES);
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
  const isSmall = ({ width, height }: Plane): boolean => Math.min(width, height) < MIN_SIDE;
  return {
    convolve: (plane, kernel) => {
      if (isSmall(plane)) return fallback.convolve(plane, kernel);
      const { width, height } = plane,
        taps = kernel.length,
        border = taps - 1;
      inPlace(plane, border * width + taps + width + border, (rows, memory) => {
        const weights = rows + (height + border) * width,
          line = weights + taps;
        memory.set(kernel, weights);
        convolve(0, rows * FLOAT, line * FLOAT, weights * FLOAT, taps, width, height);
      });
    },
    boxes: (plane, radii) => {
      if (isSmall(plane)) return fallback.boxes(plane, radii);
      const { width, height } = plane;
      inPlace(plane, 0, (between) => boxes(0, between * FLOAT, width, height, ...radii));
    },
  };
}
