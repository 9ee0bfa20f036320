import type { LabImage } from '@scribblepup/imaging/lab';
import { percentile, type Mask } from '@scribblepup/imaging/plane';
import { sampleWhere } from './sampleWhere';

// Read from the global object once, because inner loops call it.
const { max } = Math;

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
  const inside = sampleWhere(lab.L, dog.data, 0),
    low = percentile(inside, LOW_PERCENTILE),
    range = percentile(inside, HIGH_PERCENTILE) - low;
  if (range >= MIN_RANGE || range <= 0) return lab;
  return { ...lab, L: stretched(lab.L, low, Math.min(MAX_GAIN, MIN_RANGE / range)) };
}

function stretched(L: Float32Array, low: number, gain: number): Float32Array {
  const out = new Float32Array(L.length);
  for (let i = 0; i < L.length; i++) out[i] = max(0, DARKEST_LIGHTNESS + (L[i] - low) * gain);
  return out;
}
