import { blur } from '../raster/blur';
import type { Lab } from '../raster/lab';
import { clamp, percentile, plane, threshold } from '../raster/plane';
import { backgroundDifference, backgroundSeeds } from './background';
import { barrierDistance } from './barrier';
import type { StartArea } from './start';

// Taken out of the global object once: inner loops call them.
const { min } = Math;

const SMOOTHING = 1.2, ROUNDS = 12;

// Lab distance to the background's colours below which a pixel cannot stand out.
const OWN_COLOUR = 10;

/**
 * How much each pixel stands out from the background, -1 to 1; 0 lies midway between the two
 * classes. What has a background colour does not stand out, even where it is enclosed.
 * @param cut whether to reckon with a dog that the photo cuts at a corner
 */
export function salienceOf(lab: Lab, area: StartArea, cut = false): Float32Array {
  const { width, height } = lab;
  const calm = (data: Float32Array): Float32Array => blur(plane(width, height, data), SMOOTHING).data;
  const smooth = { width, height, L: calm(lab.L), a: calm(lab.a), b: calm(lab.b) };
  const seeds = backgroundSeeds(smooth, area, cut);
  const distance = barrierDistance(smooth, seeds).data;
  const middle = Math.max(8, midway(distance));
  // Only what stands out can lose by its colour.
  const own = backgroundDifference(smooth, seeds, threshold(plane(width, height, distance), middle).data);
  for (let i = 0; i < own.length; i++) own[i] = min(clamp(distance[i]! / middle - 1, -1, 1), clamp(own[i]! / OWN_COLOUR, 0, 1));
  return own;
}

/** The level between the two classes of values above zero, after Ridler, Calvard 1978. */
function midway(values: Float32Array): number {
  const inner = aboveZero(values);
  let level = percentile(inner, 0.5);
  for (let round = 0; round < ROUNDS; round++) {
    const before = level;
    level = betweenMeans(inner, before);
    if (level === before) break;
  }
  return level;
}

function aboveZero(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  let n = 0;
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- until it is compiled, an iterator leaves garbage for each pixel
  for (let i = 0; i < values.length; i++) if (values[i]! > 0) out[n++] = values[i]!;
  return out.subarray(0, n);
}

/** Halfway from the mean of what lies below a level to the mean of the others. */
function betweenMeans(values: Float32Array, level: number): number {
  let low = 0, lows = 0, high = 0, highs = 0;
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- until it is compiled, an iterator leaves garbage for each pixel
  for (let i = 0; i < values.length; i++) {
    const v = values[i]!;
    if (v < level) { low += v; lows++; } else { high += v; highs++; }
  }
  return ((lows ? low / lows : 0) + (highs ? high / highs : 0)) / 2;
}
