import type { Lab } from '@scribblepup/imaging/lab';
import { percentile, type Mask } from '@scribblepup/imaging/plane';

// Range in L that a dog with dark eyes and a clear coat covers; more than that is left as it is.
const USUAL_RANGE = 60,
  DARKEST = 12,
  MOST_GAIN = 4;
const LOW = 0.01,
  HIGH = 0.99;

/** A picture whose dog covers the usual range of lightness, be it white in the sun or black in the dusk. */
export function levelled(lab: Lab, dog: Mask): Lab {
  const inside: number[] = [];
  for (let i = 0; i < dog.data.length; i += 3) if (dog.data[i]) inside.push(lab.L[i]!);
  const low = percentile(inside, LOW),
    range = percentile(inside, HIGH) - low;
  if (range >= USUAL_RANGE || range <= 0) return lab;
  const gain = Math.min(MOST_GAIN, USUAL_RANGE / range);
  const L = new Float32Array(lab.L.length);
  for (let i = 0; i < L.length; i++) L[i] = Math.max(0, DARKEST + (lab.L[i]! - low) * gain);
  return { ...lab, L };
}
