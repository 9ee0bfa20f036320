import type { DetectionResult } from '@scribblepup/finder';
import { blur } from '@scribblepup/imaging/blur';
import { erode } from '@scribblepup/imaging/morphology';
import { maskArea, plane, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Advice } from '../model/types';
import { pxPerDogUnit } from '../units';
import { facePointsOf } from './faces';
import type { PhotoFrame } from '../framing/frame';

// Minimum size of a dog, the square root of its area in photo px; the photo shows no fine lines of
// a smaller one.
const MIN_SIZE = 100;
// A photo is dark if its highlights have a lower L.
const MIN_HIGHLIGHTS = 50;
// Sigmas of a fine and a coarse blur, dog units.
const FINE_SIGMA = 1.5,
  COARSE_SIGMA = 6;
// Minimum ratio of the edge energies after these blurs. It was at least 2.3 on all tested photos,
// and at most 1.65 when they were blurred by 6 units.
const MIN_SHARPNESS = 1.6;
// How far the outline's edge extends inward after the coarse blur, dog units.
const OUTLINE_EXTENT = 15;

/**
 * Returns the first advice that applies, in the order small, dark, blurred, faceless; null if none
 * does.
 * @param chosen indices of the drawn dogs
 * @param dog their silhouette, at any size
 */
export function adviceFor(
  { dogs }: DetectionResult,
  chosen: readonly number[],
  frame: PhotoFrame,
  dog: Mask,
): Advice | null {
  const { lab, highlights, scaleX } = frame;
  const size = (Math.sqrt(maskArea(dog)) * lab.width) / dog.width;
  if (size / scaleX < MIN_SIZE) return 'small';
  if (highlights < MIN_HIGHLIGHTS) return 'dark';
  if (isBlurred(plane(lab.width, lab.height, lab.L), dog, pxPerDogUnit(size))) return 'blurred';
  return chosen.some((i) => facePointsOf(dogs[i], frame)) ? null : 'faceless';
}

/**
 * Whether a coarse blur removes hardly more of the edges within the dog than a fine one. Comparing
 * the two makes the result independent of contrast.
 */
function isBlurred(L: Plane, dog: Mask, unit: number): boolean {
  const inner = erode(dog, (OUTLINE_EXTENT * unit * dog.width) / L.width);
  return (
    edgeEnergy(blur(L, FINE_SIGMA * unit), inner) <
    MIN_SHARPNESS * edgeEnergy(blur(L, COARSE_SIGMA * unit), inner)
  );
}

/**
 * Sum of squared slopes within a mask of any size; for an edge, it is inversely proportional to the
 * blur.
 */
function edgeEnergy(source: Plane, inner: Mask): number {
  const { width, height } = source;
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.floor((x * inner.width) / width),
  );
  let energy = 0;
  for (let y = 1; y < height - 1; y++) energy += energyOfRow(source, inner, columns, y);
  return energy;
}

function energyOfRow(
  { width, height, data }: Plane,
  inner: Mask,
  columns: Int32Array,
  y: number,
): number {
  const row = Math.floor((y * inner.height) / height) * inner.width;
  let energy = 0;
  for (let x = 1; x < width - 1; x++) {
    if (!inner.data[row + columns[x]]) continue;
    const i = y * width + x,
      across = data[i + 1] - data[i - 1],
      down = data[i + width] - data[i - width];
    energy += across * across + down * down;
  }
  return energy;
}
