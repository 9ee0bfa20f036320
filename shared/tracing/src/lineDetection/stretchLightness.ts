import type { LabImage } from '@scribblepup/imaging/lab';
import { percentile, type Mask } from '@scribblepup/imaging/plane';

// The range of L is measured between these percentiles.
const LOW_PERCENTILE = 0.01,
  HIGH_PERCENTILE = 0.99;
// The range that a dog with dark eyes and a light coat covers; a narrower one is stretched to it,
// by at most MAX_GAIN.
const MIN_RANGE = 60,
  MAX_GAIN = 4;
// L of the darkest parts after stretching.
const DARKEST_LIGHTNESS = 12;

/**
 * Stretches the histogram of the lightness, so that white dogs in the sun and black ones at dusk
 * cover the usual range. Returns `lab` itself if the range is wide enough.
 */
export function stretchLightness(lab: LabImage, dog: Mask): LabImage {
  const sampled = new Float32Array(Math.ceil(dog.data.length / 3));
  let count = 0;
  for (let i = 0; i < dog.data.length; i += 3) if (dog.data[i]) sampled[count++] = lab.L[i];
  const inside = sampled.subarray(0, count),
    low = percentile(inside, LOW_PERCENTILE),
    range = percentile(inside, HIGH_PERCENTILE) - low;
  if (range >= MIN_RANGE || range <= 0) return lab;
  const gain = Math.min(MAX_GAIN, MIN_RANGE / range);
  const L = new Float32Array(lab.L.length);
  for (let i = 0; i < L.length; i++)
    L[i] = Math.max(0, DARKEST_LIGHTNESS + (lab.L[i] - low) * gain);
  return { ...lab, L };
}
