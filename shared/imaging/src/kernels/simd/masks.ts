import type { Mask } from '../../plane';
import type { WasmInstance } from '../instantiateWasm';
import type { MaskKernel } from '../types';
import { FLOAT, isSmall, type Exports } from './exports';

export function simdMasks(
  { exports, reserve }: WasmInstance<Exports>,
  fallback: MaskKernel,
): MaskKernel {
  /**
   * Computes the distances within the columns at the start of the memory, with the mask after
   * them. The module reads up to three bytes past the mask.
   * @param extra floats to reserve after the mask
   * @returns the first free position, in floats
   */
  const load = ({ width, height, data }: Mask, value: number, extra: number): number => {
    const n = data.length,
      free = n + Math.ceil(n / FLOAT) + 1;
    const { buffer } = reserve(free + extra);
    new Uint8Array(buffer, n * FLOAT, n).set(data);
    exports.columnDistances(n * FLOAT, value, 0, width, height);
    return free;
  };
  return {
    distances: (target) => {
      const { width, height, data } = target;
      if (isSmall(width, height)) return fallback.distances(target);
      const out = load(target, 1, data.length + 3 * width + 1);
      const heights = out + data.length,
        vertices = heights + width,
        boundaries = vertices + width;
      exports.distanceRows(
        0,
        out * FLOAT,
        width,
        height,
        heights * FLOAT,
        vertices * FLOAT,
        boundaries * FLOAT,
      );
      return reserve(0).slice(out, heights);
    },
    setNear: (source, near, chords, value) => {
      const { width, height, data } = source;
      if (isSmall(width, height)) return fallback.setNear(source, near, chords, value);
      const table = load(source, near, chords.length);
      const { buffer } = reserve(0);
      new Int32Array(buffer, table * FLOAT, chords.length).set(chords);
      // The result takes the place of the mask, which is no longer needed.
      const output = data.length * FLOAT;
      const result = new Uint8Array(buffer, output, data.length).fill(1 - value);
      exports.coverNear(0, table * FLOAT, chords.length, output, value, width, height);
      return result.slice();
    },
  };
}
