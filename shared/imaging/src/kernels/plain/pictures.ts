import { WHITE_X, WHITE_Z } from '../../color';
import type { Plane } from '../../plane';
import type { Pixels } from '../../types';
import {
  LAB_F_STEPS,
  type Coverage,
  type LabChannels,
  type PictureKernel,
  type Taps,
} from '../types';
import { sumWeightedRows } from './sumWeightedRows';

// Bytes per pixel of a target and of a photo.
const RGB = 3,
  RGBA = 4;
// Alpha of an opaque pixel, and each channel of white.
const OPAQUE = 255,
  WHITE = 255;

function resample(photo: Pixels, columns: Taps, rows: Taps): Uint8ClampedArray {
  const width = columns.first.length,
    height = rows.first.length;
  const rowLength = width * RGB;
  // Ring buffer of shrunk source rows, as many as one target row needs; each row replaces one that
  // is no longer needed.
  const ring = new Float32Array(rows.stride * rowLength),
    offsets = new Int32Array(rows.stride);
  const sums = new Float32Array(rowLength),
    out = new Uint8ClampedArray(rowLength * height);
  let next = rows.first[0];
  for (let t = 0; t < height; t++) {
    const first = rows.first[t],
      count = rows.count[t];
    for (; next < first + count; next++)
      shrinkRow(photo, next, columns, ring, (next % rows.stride) * rowLength);
    for (let k = 0; k < count; k++) offsets[k] = ((first + k) % rows.stride) * rowLength;
    sumWeightedRows(ring, offsets, rows.weights, t * rows.stride, count, sums);
    out.set(sums, t * rowLength);
  }
  return out;
}

/** Resamples a row of the photo to the target's columns, and writes it from index `o` on. */
function shrinkRow(
  { data, width }: Pixels,
  y: number,
  { first, count, weights, stride }: Taps,
  out: Float32Array,
  o: number,
): void {
  const row = y * width;
  for (let x = 0, to = o; x < first.length; x++, to += RGB) {
    let r = 0,
      g = 0,
      b = 0;
    const start = x * stride,
      end = start + count[x];
    for (let w = start, p = (row + first[x]) * RGBA; w < end; w++, p += RGBA) {
      const weight = weights[w];
      const opacity = data[p + 3];
      if (opacity === OPAQUE) {
        r += weight * data[p];
        g += weight * data[p + 1];
        b += weight * data[p + 2];
        continue;
      }
      const alpha = opacity / OPAQUE,
        white = WHITE * (1 - alpha);
      r += weight * (data[p] * alpha + white);
      g += weight * (data[p + 1] * alpha + white);
      b += weight * (data[p + 2] * alpha + white);
    }
    out[to] = r;
    out[to + 1] = g;
    out[to + 2] = b;
  }
}

function shrink(source: Plane, columns: Coverage, rows: Coverage): Float32Array {
  const width = columns.first.length,
    height = rows.first.length;
  const out = new Float32Array(width * height),
    cellArea = (source.width / width) * (source.height / height);
  const maxRows = Math.ceil(source.height / height) + 1;
  const offsets = new Int32Array(maxRows),
    shares = new Float32Array(maxRows),
    sums = new Float32Array(source.width);
  for (let y = 0; y < height; y++) {
    const first = rows.first[y],
      count = rows.last[y] - first + 1;
    for (let k = 0; k < count; k++) offsets[k] = (first + k) * source.width;
    shares.fill(1);
    shares[count - 1] = rows.tail[y];
    shares[0] = rows.head[y];
    sumWeightedRows(source.data, offsets, shares, 0, count, sums);
    averageRow(sums, columns, cellArea, out, y * width);
  }
  return out;
}

/** Divides the sum over each cell of a row by the cell's area. */
function averageRow(
  sums: Float32Array,
  { first, last, head, tail }: Coverage,
  cellArea: number,
  out: Float32Array,
  o: number,
): void {
  for (let x = 0; x < first.length; x++) {
    const from = first[x],
      to = last[x];
    let sum = head[x] * sums[from] + tail[x] * sums[to];
    for (let i = from + 1; i < to; i++) sum += sums[i];
    out[o + x] = sum / cellArea;
  }
}

/** Lab's f from its table. */
function interpolated(f: Float32Array, t: number): number {
  const u = t * LAB_F_STEPS,
    i = u | 0;
  return i >= LAB_F_STEPS ? f[LAB_F_STEPS] : f[i] + (f[i + 1] - f[i]) * (u - i);
}

function toLab(rgb: Uint8ClampedArray, linear: Float32Array, f: Float32Array): LabChannels {
  const n = rgb.length / RGB;
  const L = new Float32Array(n),
    a = new Float32Array(n),
    b = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const red = linear[rgb[RGB * i]],
      green = linear[rgb[RGB * i + 1]],
      blue = linear[rgb[RGB * i + 2]];
    const x = interpolated(f, (0.4124 * red + 0.3576 * green + 0.1805 * blue) / WHITE_X);
    const y = interpolated(f, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = interpolated(f, (0.0193 * red + 0.1192 * green + 0.9505 * blue) / WHITE_Z);
    L[i] = 116 * y - 16;
    a[i] = 500 * (x - y);
    b[i] = 200 * (y - z);
  }
  return { L, a, b };
}

export const plainPictures: PictureKernel = { resample, shrink, toLab };
