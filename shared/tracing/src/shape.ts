import { fillHoles, largeParts } from '@scribblepup/imaging/components';
import { close, open } from '@scribblepup/imaging/distance';
import { area, plane, threshold, type Mask } from '@scribblepup/imaging/plane';
import { soften } from './segment/soften';
import type { Point } from '@scribblepup/imaging';
import { ExtractError } from './model/errors';
import { unitOf } from './units';

/** The silhouette at working size. */
export interface DogShape {
  readonly dog: Mask;
  /** Square root of the dog's area, px. */
  readonly size: number;
  /** Px per dog unit. */
  readonly unit: number;
}

// A point may miss the dog's edge by this much, dog units.
const MISSED = 15;

// Minimum size of a dog (square root of its area), px; a smaller one counts as erased.
const LEAST_SIZE = 20;
const EMPTY = 'Nothing is left of the dog. Undo the last stroke.';
// Limits for a brushed cutout, as shares of the largest part and of the dog's area. They are low,
// because small parts and holes made by the brush are intentional.
const LEAST_PART = 0.004,
  LARGEST_HOLE = 0.0005;
// Radii in dog units: closing fills the notches that grass cuts between the toes; opening removes
// thinner tufts.
const NOTCH = 9,
  SPIKE = 9.5;

/**
 * Smooths a cutout and resizes it to the working size.
 * @param brushed whether the visitor used the brush; then small parts and holes are intentional
 * @throws ExtractError if nothing is left of the dog
 */
export function shapeOf(cutout: Mask, width: number, height: number, brushed: boolean): DogShape {
  const tidy = brushed ? tidyBrushed(cutout) : cutout;
  const fineUnit = unitOf(Math.sqrt(area(tidy)));
  const smooth = open(close(tidy, NOTCH * fineUnit), SPIKE * fineUnit);
  const kept = smooth.data.includes(1) ? largeParts(smooth, LEAST_PART) : tidy;
  const dog = threshold(plane(width, height, soften(kept, width, height)), 0.5);
  const size = Math.sqrt(area(dog));
  if (size < LEAST_SIZE) throw new ExtractError('empty', EMPTY);
  return { dog, size, unit: unitOf(size) };
}

/**
 * Checks that the cutout still holds a dog.
 * @param width px at which the cutout is drawn
 * @throws ExtractError if nothing is left of the dog
 */
export function assertDogLeft(cutout: Mask, width: number): void {
  if ((Math.sqrt(area(cutout)) * width) / cutout.width < LEAST_SIZE)
    throw new ExtractError('empty', EMPTY);
}

function tidyBrushed(cutout: Mask): Mask {
  return cutout.data.includes(1)
    ? largeParts(fillHoles(cutout, LARGEST_HOLE * area(cutout)), LEAST_PART)
    : cutout;
}

/** Whether a point in px lies on the dog or just off it. */
export const isOnDog = ({ dog, unit }: DogShape, point: Point): boolean =>
  touches(dog, point, MISSED * unit);

/** Whether a mask has a pixel within this many px of a point in the picture. */
function touches({ width, height, data }: Mask, [px, py]: Point, radius: number): boolean {
  if (px < 0 || py < 0 || px >= width || py >= height) return false;
  for (let y = Math.max(0, Math.floor(py - radius)); y <= Math.min(height - 1, py + radius); y++) {
    for (let x = Math.max(0, Math.floor(px - radius)); x <= Math.min(width - 1, px + radius); x++) {
      if (data[y * width + x] && Math.hypot(x + 0.5 - px, y + 0.5 - py) <= radius + 1) return true;
    }
  }
  return false;
}
