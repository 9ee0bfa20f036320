import type { Pixels, Rect } from './types';
import { clamp, plane, type Plane } from './plane';
import { BEYOND, weighRows } from './rows';

// Read from the global object once, because inner loops call them.
const { ceil, floor, min } = Math;

// The free parameter of Keys' cubic (1981); this value makes it a Catmull-Rom spline.
const A = -0.5;
// The cubic is 0 from this distance on: in source px when enlarging, in target px when shrinking.
const REACH = 2;
// Dividing by a smaller sum of weights would only magnify rounding errors.
const LEAST_TOTAL = 1e-6;
// Bytes per pixel of a target and of a photo; the alpha of an opaque pixel, which is also the value
// of white.
const RGB = 3,
  RGBA = 4,
  FULL = 255;

/** Keys' cubic at a distance from its center. */
function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d < 1) return ((A + 2) * d - (A + 3)) * d * d + 1;
  return d < REACH ? ((A * d - 5 * A) * d + 8 * A) * d - 4 * A : 0;
}

interface Taps {
  readonly first: Int32Array;
  readonly count: Int32Array;
  readonly weights: Float32Array;
  readonly stride: number;
}

/**
 * The source coordinates of each target coordinate and their weights; the kernel widens when
 * shrinking.
 */
function tapsFor(start: number, length: number, limit: number, target: number): Taps {
  const step = length / target;
  const widen = Math.max(1, step);
  // One more at each end for rounding.
  const stride = Math.ceil(2 * REACH * widen) + 2 + BEYOND;
  const first = new Int32Array(target),
    count = new Int32Array(target);
  const weights = new Float32Array(target * stride);
  for (let t = 0; t < target; t++) {
    const center = start + (t + 0.5) * step - 0.5;
    const low = clamp(Math.ceil(center - REACH * widen), 0, limit - 1);
    const high = clamp(Math.floor(center + REACH * widen), low, limit - 1);
    let total = 0;
    for (let s = low; s <= high; s++)
      total += weights[t * stride + s - low] = cubic((s - center) / widen);
    if (Math.abs(total) < LEAST_TOTAL) total = weights[t * stride] = 1;
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
  const long = width * RGB;
  // Ring buffer of shrunk source rows, as many as one target row needs; each row replaces one that
  // is no longer needed.
  const ring = new Float32Array(rows.stride * long),
    at = new Int32Array(rows.stride);
  const sums = new Float32Array(long),
    out = new Uint8ClampedArray(long * height);
  let next = rows.first[0];
  for (let t = 0; t < height; t++) {
    const first = rows.first[t],
      count = rows.count[t];
    for (; next < first + count; next++)
      shrinkRow(photo, next, columns, ring, (next % rows.stride) * long);
    for (let k = 0; k < count; k++) at[k] = ((first + k) % rows.stride) * long;
    weighRows(ring, at, rows.weights, t * rows.stride, count, sums, 0, long);
    out.set(sums, t * long);
  }
  return out;
}

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
      if (opacity === FULL) {
        r += weight * data[p];
        g += weight * data[p + 1];
        b += weight * data[p + 2];
        continue;
      }
      const alpha = opacity / FULL,
        white = FULL * (1 - alpha);
      r += weight * (data[p] * alpha + white);
      g += weight * (data[p + 1] * alpha + white);
      b += weight * (data[p + 2] * alpha + white);
    }
    out[to] = r;
    out[to + 1] = g;
    out[to + 2] = b;
  }
}

/**
 * Resizes a plane. Each axis is averaged by area when it shrinks, interpolated linearly when it
 * grows.
 */
export function resizePlane(source: Plane, width: number, height: number): Plane {
  const across = min(width, source.width),
    down = min(height, source.height);
  if (across === source.width && down === source.height) return grow(source, width, height);
  const small = shrink(source, across, down);
  return across === width && down === height ? small : grow(small, width, height);
}

/** The source pixels that each target pixel covers on one axis. */
interface Cells {
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** Covered share of the first pixel, and of the last one: 0 if both are the same. */
  readonly head: Float32Array;
  readonly tail: Float32Array;
}

function cellsFor(length: number, target: number): Cells {
  const first = new Int32Array(target),
    last = new Int32Array(target),
    head = new Float32Array(target),
    tail = new Float32Array(target);
  for (let t = 0; t < target; t++) {
    // Multiply before dividing: a cell that ends at a pixel's edge then ends there exactly.
    const start = (t * length) / target,
      end = ((t + 1) * length) / target;
    first[t] = floor(start);
    last[t] = ceil(end) - 1;
    head[t] = min(end, first[t] + 1) - start;
    tail[t] = last[t] > first[t] ? end - last[t] : 0;
  }
  return { first, last, head, tail };
}

function shrink(source: Plane, width: number, height: number): Plane {
  const out = plane(width, height);
  const columns = cellsFor(source.width, width),
    rows = cellsFor(source.height, height),
    cell = (source.width / width) * (source.height / height);
  const most = ceil(source.height / height) + 1 + BEYOND;
  const at = new Int32Array(most),
    shares = new Float32Array(most),
    sums = new Float32Array(source.width);
  for (let y = 0; y < height; y++) {
    const first = rows.first[y],
      count = rows.last[y] - first + 1;
    for (let k = 0; k < count; k++) at[k] = (first + k) * source.width;
    shares.fill(1, 0, count).fill(0, count);
    shares[count - 1] = rows.tail[y];
    shares[0] = rows.head[y];
    weighRows(source.data, at, shares, 0, count, sums, 0, source.width);
    averageRow(sums, columns, cell, out.data, y * width);
  }
  return out;
}

/** Averages each cell of a row. */
function averageRow(
  sums: Float32Array,
  { first, last, head, tail }: Cells,
  cell: number,
  out: Float32Array,
  o: number,
): void {
  for (let x = 0; x < first.length; x++) {
    const from = first[x],
      to = last[x];
    let sum = head[x] * sums[from] + tail[x] * sums[to];
    for (let i = from + 1; i < to; i++) sum += sums[i];
    out[o + x] = sum / cell;
  }
}

function grow(source: Plane, width: number, height: number): Plane {
  const out = plane(width, height);
  const sy = source.height / height;
  for (let y = 0; y < height; y++) {
    const fy = clamp((y + 0.5) * sy - 0.5, 0, source.height - 1),
      y0 = fy | 0;
    betweenRows(source, y0, Math.min(source.height - 1, y0 + 1), fy - y0, out, y);
  }
  return out;
}

function betweenRows(
  { data, width: from }: Plane,
  y0: number,
  y1: number,
  ty: number,
  { data: out, width }: Plane,
  y: number,
): void {
  const sx = from / width,
    upper = y0 * from,
    lower = y1 * from;
  for (let x = 0; x < width; x++) {
    const fx = clamp((x + 0.5) * sx - 0.5, 0, from - 1),
      x0 = fx | 0,
      x1 = min(from - 1, x0 + 1),
      tx = fx - x0;
    const top = data[upper + x0] * (1 - tx) + data[upper + x1] * tx;
    const low = data[lower + x0] * (1 - tx) + data[lower + x1] * tx;
    out[y * width + x] = top * (1 - ty) + low * ty;
  }
}
