import type { Found } from '@scribblepup/finder';
import { blur } from '@scribblepup/imaging/blur';
import { erode } from '@scribblepup/imaging/distance';
import { area, plane, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Advice } from '../model/types';
import { facePointsOf } from './finding';
import type { Frame } from '../framing/frame';

// A dog is small below this root of its area, px of the photo: finer lines are not to be seen in it.
const SMALL = 100;
// A photo is dark where hardly a pixel is lighter than this, L.
const DARK = 50;
// Blurs, in dog units, and how many times more edges must be left after the finer one: 2.3 and more on all photos that
// were tried, 1.65 at most after a blur of 6 units.
const FINE = 1.5,
  COARSE = 6,
  SHARP = 1.6;
// The outline's own edge reaches this far in after the coarse blur, dog units.
const RIM = 15;

/** The first thing that would make a better drawing; null where nothing is amiss. @param chosen the drawn dogs; @param dog their silhouette, at any size */
export function adviceFor(
  { dogs }: Found,
  chosen: readonly number[],
  frame: Frame,
  dog: Mask,
): Advice | null {
  const { lab, light, scaleX } = frame;
  const size = (Math.sqrt(area(dog)) * lab.width) / dog.width;
  if (size / scaleX < SMALL) return 'small';
  if (light < DARK) return 'dark';
  if (isBlurred(plane(lab.width, lab.height, lab.L), dog, size / 500)) return 'blurred';
  return chosen.some((i) => facePointsOf(dogs[i]!, frame)) ? null : 'faceless';
}

/** Whether a coarse blur takes hardly more of the edges within the dog than a fine one, whatever their contrast. */
function isBlurred(L: Plane, dog: Mask, unit: number): boolean {
  const inner = erode(dog, (RIM * unit * dog.width) / L.width);
  return (
    edgeEnergy(blur(L, FINE * unit), inner) < SHARP * edgeEnergy(blur(L, COARSE * unit), inner)
  );
}

/** Sum of squared slopes within a mask of any size: of an edge, inversely proportional to its blur. */
function edgeEnergy({ width, height, data }: Plane, inner: Mask): number {
  let energy = 0;
  for (let y = 1; y < height - 1; y++) {
    const row = Math.floor((y * inner.height) / height) * inner.width;
    for (let x = 1; x < width - 1; x++) {
      if (!inner.data[row + Math.floor((x * inner.width) / width)]) continue;
      const i = y * width + x;
      energy += (data[i + 1]! - data[i - 1]!) ** 2 + (data[i + width]! - data[i - width]!) ** 2;
    }
  }
  return energy;
}
