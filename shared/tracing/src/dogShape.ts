import { fillHoles, largeParts } from '@scribblepup/imaging/components';
import { close, open } from '@scribblepup/imaging/morphology';
import { maskArea, plane, threshold, type Mask } from '@scribblepup/imaging/plane';
import { soften } from './segment/soften';
import type { Point } from '@scribblepup/imaging';
import { ExtractError } from './model/errors';
import { pxPerDogUnit } from './units';

/** The silhouette at working size. */
export interface DogShape {
  readonly dog: Mask;
  /** Square root of the dog's area, px. */
  readonly size: number;
  /** Px per dog unit. */
  readonly unit: number;
}

// How far outside the dog a point may lie and still count as on it, dog units.
const MAX_MISS = 15;

// Minimum size of a dog, the square root of its area in px; a smaller one counts as erased.
const MIN_SIZE = 20;
const EMPTY_MESSAGE = 'Nothing is left of the dog. Undo the last stroke.';
// Minimum area of a part, as a share of the largest one, and maximum area of a hole to fill in a
// brushed cutout, as a share of the dog. Both are low, because small parts and holes made by the
// brush are intentional.
const MIN_PART_SHARE = 0.004,
  MAX_HOLE_SHARE = 0.0005;
// Radii of the morphological closing, which fills the notches that grass cuts between the toes, and
// of the opening, which removes thinner tufts; dog units.
const CLOSING_RADIUS = 9,
  OPENING_RADIUS = 9.5;

/**
 * Smooths a cutout and resizes it to the working size, `width` x `height` px.
 * @param isBrushed whether the visitor used the brush; then small parts and holes are intentional
 * @throws ExtractError if nothing is left of the dog
 */
export function dogShapeOf(
  cutout: Mask,
  width: number,
  height: number,
  isBrushed: boolean,
): DogShape {
  const tidy = isBrushed ? tidyBrushed(cutout) : cutout;
  const cutoutUnit = pxPerDogUnit(Math.sqrt(maskArea(tidy)));
  const smooth = open(close(tidy, CLOSING_RADIUS * cutoutUnit), OPENING_RADIUS * cutoutUnit);
  const kept = smooth.data.includes(1) ? largeParts(smooth, MIN_PART_SHARE) : tidy;
  const dog = threshold(plane(width, height, soften(kept, width, height)), 0.5);
  const size = Math.sqrt(maskArea(dog));
  if (size < MIN_SIZE) throw new ExtractError('empty', EMPTY_MESSAGE);
  return { dog, size, unit: pxPerDogUnit(size) };
}

/**
 * Checks that the cutout still holds a dog.
 * @param width px at which the cutout is drawn
 * @throws ExtractError if nothing is left of the dog
 */
export function assertDogRemains(cutout: Mask, width: number): void {
  if ((Math.sqrt(maskArea(cutout)) * width) / cutout.width < MIN_SIZE)
    throw new ExtractError('empty', EMPTY_MESSAGE);
}

/** Removes specks that the brush left, and fills pinholes. */
function tidyBrushed(cutout: Mask): Mask {
  return cutout.data.includes(1)
    ? largeParts(fillHoles(cutout, MAX_HOLE_SHARE * maskArea(cutout)), MIN_PART_SHARE)
    : cutout;
}

/** Whether a point in px lies on the dog or just off it. */
export const isOnDog = ({ dog, unit }: DogShape, point: Point): boolean =>
  hasPixelNear(dog, 1, point, MAX_MISS * unit);

/** Whether a point in the picture, px, lies off the dog or within this many px of its outline. */
export const isNearOutline = (
  { dog }: Pick<DogShape, 'dog'>,
  point: Point,
  distance: number,
): boolean => hasPixelNear(dog, 0, point, distance);

/** Whether a mask has a pixel of this value within this many px of a point in the picture. */
function hasPixelNear(
  { width, height, data }: Mask,
  value: 0 | 1,
  [px, py]: Point,
  radius: number,
): boolean {
  if (px < 0 || py < 0 || px >= width || py >= height) return false;
  for (let y = Math.max(0, Math.floor(py - radius)); y <= Math.min(height - 1, py + radius); y++) {
    for (let x = Math.max(0, Math.floor(px - radius)); x <= Math.min(width - 1, px + radius); x++) {
      if (data[y * width + x] === value && Math.hypot(x + 0.5 - px, y + 0.5 - py) <= radius + 1)
        return true;
    }
  }
  return false;
}
