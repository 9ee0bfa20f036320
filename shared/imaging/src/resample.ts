import { kernel } from './kernels';
import type { Taps } from './kernels/types';
import { clamp } from './plane';
import type { Pixels, Rect } from './types';

// The free parameter of Keys' cubic (1981); this value makes it a Catmull-Rom spline.
const A = -0.5;
// The cubic is 0 from this distance on: in source px when enlarging, in target px when shrinking.
const CUBIC_REACH = 2;
// Dividing by a smaller sum of weights would only magnify rounding errors.
const MIN_TOTAL = 1e-6;
/** Keys' cubic at a distance from its center. */
function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d < 1) return ((A + 2) * d - (A + 3)) * d * d + 1;
  return d < CUBIC_REACH ? ((A * d - 5 * A) * d + 8 * A) * d - 4 * A : 0;
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
  const stride = Math.ceil(2 * CUBIC_REACH * stretch) + 2;
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
  return kernel().resample(photo, columns, rows);
}
