import type { Lab } from '@scribblepup/imaging/lab';
import { percentile, type Mask } from '@scribblepup/imaging/plane';

// Histogram stretch: the range in L that a dog with dark eyes and a light coat covers (a wider
// range is left unchanged), the L of the darkest parts afterwards, and the largest gain.
const USUAL_RANGE = 60,
  DARKEST = 12,
  MOST_GAIN = 4;
const LOW = 0.01,
  HIGH = 0.99;

/**
 * Stretches the lightness so that the dog covers the usual range, be it white in the sun or black
 * at dusk. Returns `lab` itself if the range is wide enough.
 */
export function levelled(lab: Lab, dog: Mask): Lab {
  const found = new Float32Array(Math.ceil(dog.data.length / 3));
  let count = 0;
  for (let i = 0; i < dog.data.length; i += 3) if (dog.data[i]) found[count++] = lab.L[i];
  const inside = found.subarray(0, count),
    low = percentile(inside, LOW),
    range = percentile(inside, HIGH) - low;
  if (range >= USUAL_RANGE || range <= 0) return lab;
  const gain = Math.min(MOST_GAIN, USUAL_RANGE / range);
  const L = new Float32Array(lab.L.length);
  for (let i = 0; i < L.length; i++) L[i] = Math.max(0, DARKEST + (lab.L[i] - low) * gain);
  return { ...lab, L };
}
