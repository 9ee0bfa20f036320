import type { Mask } from '../../plane';
import type { WasmInstance } from '../instantiateWasm';
import type { MaskKernel } from '../types';
import { FLOAT, isSmall, type Exports } from './exports';
import { Layout } from './Layout';

export function simdMasks(
  { exports, reserve }: WasmInstance<Exports>,
  fallback: MaskKernel,
): MaskKernel {
  /**
   * Copies a mask into the memory, and computes the distances within its columns.
   * @param from position for the mask, in floats
   * @param columns position for the distances, in floats
   */
  const measureColumns = (
    { width, height, data }: Mask,
    value: number,
    memory: Float32Array,
    from: number,
    columns: number,
  ): void => {
    new Uint8Array(memory.buffer, from * FLOAT, data.length).set(data);
    exports.columnDistances(from * FLOAT, value, columns * FLOAT, width, height);
  };
  return {
    distances: (target) => {
      const { width, height, data } = target;
      if (isSmall(width, height)) return fallback.distances(target);
      const layout = new Layout();
      const from = layout.take(data.length / FLOAT),
        columns = layout.take(data.length),
        out = layout.take(data.length),
        heights = layout.take(width),
        vertices = layout.take(width),
        boundaries = layout.take(width + 1);
      const memory = reserve(layout.end);
      measureColumns(target, 1, memory, from, columns);
      exports.distanceRows(
        columns * FLOAT,
        out * FLOAT,
        width,
        height,
        heights * FLOAT,
        vertices * FLOAT,
        boundaries * FLOAT,
      );
      return memory.slice(out, out + data.length);
    },
    setNear: (source, near, chords, value) => {
      const { width, height, data } = source;
      if (isSmall(width, height)) return fallback.setNear(source, near, chords, value);
      const layout = new Layout();
      const from = layout.take(data.length / FLOAT),
        columns = layout.take(data.length),
        table = layout.take(chords.length);
      const memory = reserve(layout.end);
      measureColumns(source, near, memory, from, columns);
      new Int32Array(memory.buffer).set(chords, table);
      // The result takes the place of the mask, which is no longer needed.
      const result = new Uint8Array(memory.buffer, from * FLOAT, data.length).fill(1 - value);
      exports.coverNear(
        columns * FLOAT,
        table * FLOAT,
        chords.length,
        from * FLOAT,
        value,
        width,
        height,
      );
      return result.slice();
    },
  };
}
