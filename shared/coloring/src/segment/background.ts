import { blur } from '../raster/blur';
import type { Lab } from '../raster/lab';
import { pixelsOf, plane } from '../raster/plane';
import { every, nearestColour, paletteOf } from './palette';
import type { StartArea } from './start';

// Lab distance up to which a pixel may be more of the same background.
const ALIKE = 12;
// Background pixels that others are compared with.
const SAMPLES = 300;
const SMOOTHING = 1;
const LEFT = 0, TOP = 1, RIGHT = 2, BOTTOM = 3;
type Elsewhere = readonly (readonly (readonly number[])[])[];
// For each side, sets of other sides: a colour that is seen on all sides of one of them is background.
const ANYWHERE: Elsewhere = [[[TOP], [RIGHT], [BOTTOM]], [[LEFT], [RIGHT], [BOTTOM]], [[LEFT], [TOP], [BOTTOM]], [[LEFT], [TOP], [RIGHT]]];
// A dog that the photo cuts is seen on the lower side and on one beside it: both are no proof.
const APART: Elsewhere = [[[TOP], [RIGHT]], [[LEFT], [RIGHT], [BOTTOM]], [[LEFT], [TOP]], [[TOP], [LEFT, RIGHT]]];

/**
 * Pixels that are almost surely background: all outside the crop, and, on sides where the crop
 * reaches the photo's edge, the rim pixels that look like background seen elsewhere (where the
 * photo cuts the dog off, they do not).
 * @param cut whether to reckon with a dog that the photo cuts at a corner
 */
export function backgroundSeeds(lab: Lab, { width, height, box }: StartArea, cut = false): Uint8Array {
  const seeds = new Uint8Array(width * height);
  const sure: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1) continue;
      seeds[y * width + x] = 1;
      sure.push(y * width + x);
    }
  }
  const rims = rimPixels(width, height).map((rim) => rim.filter((i) => !seeds[i]));
  const palettes = rims.map((rim) => paletteOf(lab, rim)), outside = paletteOf(lab, every(sure, SAMPLES));
  const elsewhere = cut ? APART : ANYWHERE;
  rims.forEach((rim, side) => {
    for (const i of rim) {
      const seenIn = (palette: Float32Array): boolean => nearestColour(palette, lab.L[i]!, lab.a[i]!, lab.b[i]!) < ALIKE;
      if (seenIn(outside) || elsewhere[side]!.some((sides) => sides.every((k) => seenIn(palettes[k]!)))) seeds[i] = 1;
    }
  });
  return seeds;
}

/** For the pixels asked for, the Lab distance to the most similar background colour; 0 for the others. */
export function backgroundDifference(lab: Lab, seeds: Uint8Array, asked: Uint8Array): Float32Array {
  const { width, height } = lab;
  const calm = (data: Float32Array): Float32Array => blur(plane(width, height, data), SMOOTHING).data;
  const smooth = { width, height, L: calm(lab.L), a: calm(lab.a), b: calm(lab.b) };
  const samples = paletteOf(smooth, every(pixelsOf(seeds), SAMPLES));
  const out = new Float32Array(seeds.length);
  for (let i = 0; i < out.length; i++) if (asked[i]) out[i] = nearestColour(samples, smooth.L[i]!, smooth.a[i]!, smooth.b[i]!);
  return out;
}

/** Left, top, right, bottom. */
function rimPixels(width: number, height: number): number[][] {
  const column = (x: number): number[] => Array.from({ length: height }, (_, y) => y * width + x);
  const row = (y: number): number[] => Array.from({ length: width }, (_, x) => y * width + x);
  return [column(0), row(0), column(width - 1), row(height - 1)];
}
