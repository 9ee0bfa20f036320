import type { Pixels, Rect } from '../types';
import { clamp, plane, type Plane } from './plane';

/** Catmull-Rom's cubic (Keys 1981, a = -.5). */
function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d < 1) return (1.5 * d - 2.5) * d * d + 1;
  return d < 2 ? ((-0.5 * d + 2.5) * d - 4) * d + 2 : 0;
}

interface Taps {
  readonly first: Int32Array;
  readonly count: Int32Array;
  readonly weights: Float32Array;
  readonly stride: number;
}

/** For each target coordinate, the source coordinates it is made of; the kernel widens when shrinking. */
function tapsFor(start: number, length: number, limit: number, target: number): Taps {
  const step = length / target;
  const widen = Math.max(1, step);
  const stride = Math.ceil(4 * widen) + 2;
  const first = new Int32Array(target), count = new Int32Array(target);
  const weights = new Float32Array(target * stride);
  for (let t = 0; t < target; t++) {
    const centre = start + (t + 0.5) * step - 0.5;
    const low = clamp(Math.ceil(centre - 2 * widen), 0, limit - 1);
    const high = clamp(Math.floor(centre + 2 * widen), low, limit - 1);
    let total = 0;
    for (let s = low; s <= high; s++) total += weights[t * stride + s - low] = cubic((s - centre) / widen);
    if (Math.abs(total) < 1e-6) total = weights[t * stride] = 1;
    for (let k = 0; k <= high - low; k++) weights[t * stride + k]! /= total;
    first[t] = low;
    count[t] = high - low + 1;
  }
  return { first, count, weights, stride };
}

/**
 * A rectangle of a photo at another size, three bytes a pixel (red, green, blue), transparent
 * parts on white. Source rows stream through, so that memory follows the target's size.
 */
export function resample(photo: Pixels, from: Rect, width: number, height: number): Uint8ClampedArray {
  const columns = tapsFor(from.x, from.width, photo.width, width);
  const rows = tapsFor(from.y, from.height, photo.height, height);
  const sums = new Float32Array(width * height * 3);
  const row = new Float32Array(width * 3);
  let firstTarget = 0;
  const lastRow = rows.first[height - 1]! + rows.count[height - 1]!;
  for (let y = rows.first[0]!; y < lastRow; y++) {
    shrinkRow(photo, y, columns, row);
    while (firstTarget < height && rows.first[firstTarget]! + rows.count[firstTarget]! <= y) firstTarget++;
    for (let t = firstTarget; t < height && rows.first[t]! <= y; t++) {
      const weight = rows.weights[t * rows.stride + y - rows.first[t]!]!;
      const o = t * width * 3;
      for (let i = 0; i < row.length; i++) sums[o + i]! += weight * row[i]!;
    }
  }
  return Uint8ClampedArray.from(sums);
}

function shrinkRow({ data, width }: Pixels, y: number, taps: Taps, out: Float32Array): void {
  for (let x = 0; x < taps.first.length; x++) {
    let r = 0, g = 0, b = 0;
    let p = (y * width + taps.first[x]!) * 4;
    for (let k = 0, w = x * taps.stride; k < taps.count[x]!; k++, w++, p += 4) {
      const weight = taps.weights[w]!;
      const alpha = data[p + 3]! / 255, white = 255 * (1 - alpha);
      r += weight * (data[p]! * alpha + white);
      g += weight * (data[p + 1]! * alpha + white);
      b += weight * (data[p + 2]! * alpha + white);
    }
    out[x * 3] = r;
    out[x * 3 + 1] = g;
    out[x * 3 + 2] = b;
  }
}

/** A plane at another size: area average when shrinking, bilinear when growing. */
export function resize(source: Plane, width: number, height: number): Plane {
  return width < source.width ? shrink(source, width, height) : grow(source, width, height);
}

function shrink(source: Plane, width: number, height: number): Plane {
  const out = plane(width, height);
  const sx = source.width / width, sy = source.height / height;
  for (let y = 0; y < height; y++) {
    const y0 = Math.min(source.height - 1, Math.floor(y * sy)), y1 = Math.max(y0 + 1, Math.floor((y + 1) * sy));
    for (let x = 0; x < width; x++) {
      const x0 = Math.min(source.width - 1, Math.floor(x * sx)), x1 = Math.max(x0 + 1, Math.floor((x + 1) * sx));
      let sum = 0;
      for (let j = y0; j < y1; j++) for (let i = x0; i < x1; i++) sum += source.data[j * source.width + i]!;
      out.data[y * width + x] = sum / ((y1 - y0) * (x1 - x0));
    }
  }
  return out;
}

function grow(source: Plane, width: number, height: number): Plane {
  const out = plane(width, height);
  const sx = source.width / width, sy = source.height / height;
  for (let y = 0; y < height; y++) {
    const fy = clamp((y + 0.5) * sy - 0.5, 0, source.height - 1), y0 = fy | 0, y1 = Math.min(source.height - 1, y0 + 1), ty = fy - y0;
    for (let x = 0; x < width; x++) {
      const fx = clamp((x + 0.5) * sx - 0.5, 0, source.width - 1), x0 = fx | 0, x1 = Math.min(source.width - 1, x0 + 1), tx = fx - x0;
      const top = source.data[y0 * source.width + x0]! * (1 - tx) + source.data[y0 * source.width + x1]! * tx;
      const low = source.data[y1 * source.width + x0]! * (1 - tx) + source.data[y1 * source.width + x1]! * tx;
      out.data[y * width + x] = top * (1 - ty) + low * ty;
    }
  }
  return out;
}
