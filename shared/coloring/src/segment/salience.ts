import { blur } from '../raster/blur';
import type { Lab } from '../raster/lab';
import { clamp, percentile, plane } from '../raster/plane';
import { backgroundDifference, backgroundSeeds } from './background';
import { barrierDistance } from './barrier';
import type { StartArea } from './start';

const SMOOTHING = 1.2;

// Lab distance to the background's colours below which a pixel cannot stand out.
const OWN_COLOUR = 10;

/**
 * How much each pixel stands out from the background, -1 to 1; 0 lies midway between the two
 * classes. What has a background colour does not stand out, even where it is enclosed.
 */
export function salienceOf(lab: Lab, area: StartArea): Float32Array {
  const { width, height } = lab;
  const calm = (data: Float32Array): Float32Array => blur(plane(width, height, data), SMOOTHING).data;
  const smooth = { width, height, L: calm(lab.L), a: calm(lab.a), b: calm(lab.b) };
  const seeds = backgroundSeeds(smooth, area);
  const distance = barrierDistance(smooth, seeds).data;
  const middle = Math.max(8, midway(distance));
  // Only what stands out can lose by its colour.
  const own = backgroundDifference(smooth, seeds, (i) => distance[i]! > middle);
  return distance.map((d, i) => Math.min(clamp(d / middle - 1, -1, 1), clamp(own[i]! / OWN_COLOUR, 0, 1)));
}

/** The level between the two classes of values above zero, after Ridler, Calvard 1978. */
function midway(values: Float32Array): number {
  const inner = values.filter((v) => v > 0);
  let level = percentile(inner, 0.5);
  for (let round = 0; round < 12; round++) {
    let low = 0, lows = 0, high = 0, highs = 0;
    for (const v of inner) {
      if (v < level) { low += v; lows++; } else { high += v; highs++; }
    }
    level = ((lows ? low / lows : 0) + (highs ? high / highs : 0)) / 2;
  }
  return level;
}
