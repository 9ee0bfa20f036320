import type { Found } from '@scribblepup/finder';
import { blur } from '@scribblepup/imaging/blur';
import { erode } from '@scribblepup/imaging/distance';
import { area, plane, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Advice } from '../model/types';
import { unitOf } from '../units';
import { facePointsOf } from './faces';
import type { PhotoFrame } from '../framing/frame';

// A dog is small below this size (square root of its area, photo px): its fine lines are not
// visible.
const SMALL = 100;
// A photo is dark if hardly any pixel has a higher L than this.
const DARK = 50;
// Sigmas of a fine and a coarse blur, dog units, and the minimum ratio of the edge energies after
// them. It was at least 2.3 on all tested photos, and at most 1.65 when they were blurred by 6
// units.
const FINE = 1.5,
  COARSE = 6,
  SHARP = 1.6;
// After the coarse blur, the edge of the outline extends this far inwards, dog units.
const RIM = 15;

/**
 * Returns the first thing that would make a better drawing; null if nothing needs improving.
 * @param chosen indices of the drawn dogs
 * @param dog their silhouette, at any size
 */
export function adviceFor(
  { dogs }: Found,
  chosen: readonly number[],
  frame: PhotoFrame,
  dog: Mask,
): Advice | null {
  const { lab, light, scaleX } = frame;
  const size = (Math.sqrt(area(dog)) * lab.width) / dog.width;
  if (size / scaleX < SMALL) return 'small';
  if (light < DARK) return 'dark';
  if (isBlurred(plane(lab.width, lab.height, lab.L), dog, unitOf(size))) return 'blurred';
  return chosen.some((i) => facePointsOf(dogs[i], frame)) ? null : 'faceless';
}

/**
 * Whether a coarse blur removes hardly more of the edges within the dog than a fine one; their
 * contrast does not matter.
 */
function isBlurred(L: Plane, dog: Mask, unit: number): boolean {
  const inner = erode(dog, (RIM * unit * dog.width) / L.width);
  return (
    edgeEnergy(blur(L, FINE * unit), inner) < SHARP * edgeEnergy(blur(L, COARSE * unit), inner)
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
