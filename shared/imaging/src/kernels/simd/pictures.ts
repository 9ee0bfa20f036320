import type { Plane } from '../../plane';
import type { Pixels } from '../../types';
import type { WasmInstance } from '../instantiateWasm';
import type { Coverage, PictureKernel, Taps } from '../types';
import { FLOAT, SPARE, type Exports } from './exports';
import { Layout } from './Layout';

/** Bytes per pixel of a target. */
const RGB = 3;
type Module = WasmInstance<Exports>;

/** Photo rows stream through the memory, so that it grows with the photo's sides. */
function resample(
  { exports, reserve }: Module,
  { width: across, data }: Pixels,
  columns: Taps,
  rows: Taps,
): Uint8ClampedArray {
  const width = columns.first.length,
    height = rows.first.length,
    rowLength = width * RGB;
  const layout = new Layout();
  const pixels = layout.take(across),
    first = layout.take(width),
    count = layout.take(width),
    weights = layout.take(columns.weights.length),
    factors = layout.take(rows.weights.length),
    offsets = layout.take(rows.stride),
    // A ring of shrunk rows: each replaces one that is no longer needed.
    ring = layout.take(rows.stride * rowLength + SPARE),
    sums = layout.take(rowLength + SPARE),
    out = layout.take((rowLength * height) / FLOAT + SPARE);
  const floats = reserve(layout.end);
  const integers = new Int32Array(floats.buffer),
    bytes = new Uint8ClampedArray(floats.buffer);
  integers.set(columns.first, first);
  integers.set(columns.count, count);
  floats.set(columns.weights, weights);
  floats.set(rows.weights, factors);
  const inRing = (row: number): number => (ring + (row % rows.stride) * rowLength) * FLOAT;
  let next = rows.first[0];
  for (let t = 0; t < height; t++) {
    const top = rows.first[t],
      rowCount = rows.count[t];
    for (; next < top + rowCount; next++) {
      bytes.set(data.subarray(next * across * FLOAT, (next + 1) * across * FLOAT), pixels * FLOAT);
      exports.shrinkRow(
        pixels * FLOAT,
        first * FLOAT,
        count * FLOAT,
        weights * FLOAT,
        columns.stride,
        width,
        inRing(next),
      );
    }
    for (let k = 0; k < rowCount; k++) integers[offsets + k] = inRing(top + k);
    exports.sumRows(
      offsets * FLOAT,
      (factors + t * rows.stride) * FLOAT,
      rowCount,
      sums * FLOAT,
      rowLength,
    );
    exports.toBytes(sums * FLOAT, rowLength, out * FLOAT + t * rowLength);
  }
  return bytes.slice(out * FLOAT, out * FLOAT + rowLength * height);
}

function shrink(
  { exports, reserve }: Module,
  source: Plane,
  columns: Coverage,
  rows: Coverage,
): Float32Array {
  const width = columns.first.length,
    height = rows.first.length,
    cellArea = (source.width / width) * (source.height / height),
    maxRows = Math.ceil(source.height / height) + 1;
  const layout = new Layout();
  const data = layout.take(source.data.length + SPARE),
    first = layout.take(width),
    last = layout.take(width),
    head = layout.take(width),
    tail = layout.take(width),
    offsets = layout.take(maxRows),
    shares = layout.take(maxRows),
    sums = layout.take(source.width + SPARE),
    out = layout.take(width * height);
  const floats = reserve(layout.end);
  const integers = new Int32Array(floats.buffer);
  floats.set(source.data, data);
  integers.set(columns.first, first);
  integers.set(columns.last, last);
  floats.set(columns.head, head);
  floats.set(columns.tail, tail);
  for (let y = 0; y < height; y++) {
    const top = rows.first[y],
      count = rows.last[y] - top + 1;
    for (let k = 0; k < count; k++) {
      integers[offsets + k] = (data + (top + k) * source.width) * FLOAT;
      floats[shares + k] = 1;
    }
    floats[shares + count - 1] = rows.tail[y];
    floats[shares] = rows.head[y];
    exports.sumRows(offsets * FLOAT, shares * FLOAT, count, sums * FLOAT, source.width);
    exports.averageRow(
      sums * FLOAT,
      first * FLOAT,
      last * FLOAT,
      head * FLOAT,
      tail * FLOAT,
      cellArea,
      width,
      (out + y * width) * FLOAT,
    );
  }
  return floats.slice(out, out + width * height);
}

export const simdPictures = (module: Module): PictureKernel => ({
  resample: (photo, columns, rows) => resample(module, photo, columns, rows),
  shrink: (source, columns, rows) => shrink(module, source, columns, rows),
  toLab: (rgb, linear, f) => {
    const n = rgb.length / RGB;
    const layout = new Layout();
    const [L, a, b] = [layout.take(n), layout.take(n), layout.take(n)],
      linearAt = layout.take(linear.length),
      fAt = layout.take(f.length),
      bytes = layout.take(rgb.length / FLOAT);
    const floats = module.reserve(layout.end);
    floats.set(linear, linearAt);
    floats.set(f, fAt);
    new Uint8Array(floats.buffer).set(rgb, bytes * FLOAT);
    const [linearBytes, fBytes] = [linearAt * FLOAT, fAt * FLOAT];
    module.exports.toLab(bytes * FLOAT, n, linearBytes, fBytes, L * FLOAT, a * FLOAT, b * FLOAT);
    const read = (start: number): Float32Array => floats.slice(start, start + n);
    return { L: read(L), a: read(a), b: read(b) };
  },
});
