import type { Taps } from '../kernels/types';

/**
 * Computes a triangle filter (Foley and others 1990, section 14.10): output px i is centered on
 * photo px start + i * step. Its half width is one step, so that shrinking averages, but at least 1
 * px, so that enlarging is bilinear. Px outside the photo keep their weight and so count as neutral
 * gray.
 */
export function tapsFor(start: number, step: number, length: number, limit: number): Taps {
  const half = Math.max(1, step);
  const stride = Math.ceil(2 * half) + 1;
  const first = new Int32Array(length);
  const count = new Int32Array(length);
  const weights = new Float32Array(length * stride);
  for (let i = 0; i < length; i++) {
    const center = start + i * step;
    const low = Math.ceil(center - half);
    const high = Math.floor(center + half);
    let total = 0;
    for (let pixel = low; pixel <= high; pixel++) total += 1 - Math.abs(pixel - center) / half;
    first[i] = Math.min(Math.max(low, 0), limit);
    count[i] = Math.max(0, Math.min(high, limit - 1) + 1 - first[i]);
    for (let k = 0; k < count[i]; k++) {
      weights[i * stride + k] = (1 - Math.abs(first[i] + k - center) / half) / total;
    }
  }
  return { first, count, weights, stride };
}
