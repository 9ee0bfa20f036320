import type { Pixels, Rect } from './types';
import { clamp } from './plane';
import { EXTRA_ROWS, sumWeightedRows } from './sumWeightedRows';

// The free parameter of Keys' cubic (1981); this value makes it a Catmull-Rom spline.
const A = -0.5;
// The cubic is 0 from this distance on: in source px when enlarging, in target px when shrinking.
const CUBIC_REACH = 2;
// Dividing by a smaller sum of weights would only magnify rounding errors.
const MIN_TOTAL = 1e-6;
// Bytes per pixel of a target and of a photo.
const RGB = 3,
  RGBA = 4;
// Alpha of an opaque pixel, and each channel of white.
const OPAQUE = 255,
  WHITE = 255;

/** Keys' cubic at a distance from its center. */
function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d < 1) return ((A + 2) * d - (A + 3)) * d * d + 1;
  return d < CUBIC_REACH ? ((A * d - 5 * A) * d + 8 * A) * d - 4 * A : 0;
}

/**
 * For each target coordinate on one axis, the source coordinates that contribute to it: `count`
 * from `first` on, with weights.
 */
interface Taps {
  readonly first: Int32Array;
  readonly count: Int32Array;
  /** `stride` weights per target coordinate. */
  readonly weights: Float32Array;
  readonly stride: number;
}

/**
 * Taps for resampling `length` source px from `start` on to `target` px; the kernel widens when
 * shrinking.
 * @param limit number of source px on this axis
 */
function tapsFor(start: number, length: number, limit: number, target: number): Taps {
  const step = length / target;
  const stretch = Math.max(1, step);
  // One more at each end for rounding.
  const stride = Math.ceil(2 * CUBIC_REACH * stretch) + 2 + EXTRA_ROWS;
  const first = new Int32Array(target),
    count = new Int32Array(target);
  const weights = new Float32Array(target * stride);
  for (let t = 0; t < target; t++) {
    const center = start + (t + 0.5) * step - 0.5;
    const low = clamp(Math.ceil(center - CUBIC_REACH * stretch), 0, limit - 1);
    const high = clamp(Math.floor(center + CUBIC_REACH * stretch), low, limit - 1);
    let total = 0;
    for (let s = low; s <= high; s++)
      total += weights[t * stride + s - low] = cubic((s - center) / stretch);
    if (Math.abs(total) < MIN_TOTAL) total = weights[t * stride] = 1;
    for (let k = 0; k <= high - low; k++) weights[t * stride + k] /= total;
    first[t] = low;
    count[t] = high - low + 1;
  }
  return { first, count, weights, stride };
}

/**
 * Resamples a rectangle of a photo to another size, on white where it is transparent. Returns three
 * bytes per pixel (red, green, blue). Source rows stream through, so memory grows with the photo's
 * sides, not with its area.
 */
export function resample(
  photo: Pixels,
  from: Rect,
  width: number,
  height: number,
): Uint8ClampedArray {
  const columns = tapsFor(from.x, from.width, photo.width, width);
  const rows = tapsFor(from.y, from.height, photo.height, height);
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
    sumWeightedRows(ring, offsets, rows.weights, t * rows.stride, count, sums, 0, rowLength);
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
