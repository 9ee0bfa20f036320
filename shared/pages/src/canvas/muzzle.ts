import type { Point } from '@scribblepup/imaging';
import { flatten, parsePathUncached } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import type { PageItem } from '../model/types';
import { otherDogFacePoints, ownFeatures } from './features';
import { noseOf } from './sheetHead';
import type { PlacedDog } from './placedDog';
import { isOtherDogOf } from './wearers';

/** Maximum share of the outline of an eye or the nose that a thing may cover. */
const MAX_COVERED = 0.3;

/** Half the width of a muzzle, in skull widths. */
const MUZZLE_HALF_WIDTH = 0.25;

/** Points of a dog's face that things must not cover, on the sheet. */
interface Muzzle {
  readonly dog: PlacedDog;
  readonly nose: readonly Point[];
  /** The visible part of the outline of each eye and the nose. */
  readonly features: readonly (readonly Point[])[];
  /** The left and right ends of the muzzle; empty for a dog alone. */
  readonly sides: readonly Point[];
  /** The faces of other dogs in the same drawing. */
  readonly others: readonly Point[];
}

/** The rings of a path. */
export const ringsOf = (path: string): (readonly number[])[] =>
  flatten(parsePathUncached(path), 8).map(({ points }) => points);

/**
 * The muzzles of dogs that were drawn together.
 * @param clip the path outside which the dogs are not drawn
 * @param onSheet converts points of a look's drawing to the sheet
 */
export function muzzlesOf(
  dogs: readonly PlacedDog[],
  clip: string | undefined,
  onSheet: (points: readonly Point[]) => Point[],
): Muzzle[] {
  const window = clip === undefined ? null : ringsOf(clip);
  const isVisible = (point: Point): boolean => window === null || contains(window, ...point);
  return dogs.map((dog) => {
    const [x, y] = noseOf(dog.head);
    const halfWidth = MUZZLE_HALF_WIDTH * dog.head.width;
    return {
      dog,
      nose: onSheet([[x, y]]),
      features: ownFeatures(dog).map((points) => onSheet(points.filter(isVisible))),
      // With two dogs, a thing in front of one dog must not cover half of the other's muzzle.
      sides: onSheet(
        dogs.length > 1
          ? [
              [x - halfWidth, y],
              [x + halfWidth, y],
            ]
          : [],
      ),
      others: onSheet(otherDogFacePoints(dog).filter(isVisible)),
    };
  });
}

/**
 * Whether one of these items covers a muzzle.
 * @param wearerOf the dog that wears an item, if one does
 */
export function hidesMuzzle(
  muzzles: readonly Muzzle[],
  items: readonly PageItem[],
  wearerOf: (item: PageItem) => PlacedDog | undefined,
): boolean {
  return items.some((item) => {
    if (item.kind !== 'path' || item.fill === undefined) return false;
    const areas = [item.d, ...(item.clip === undefined ? [] : [item.clip])].map(ringsOf);
    const covers = ([x, y]: Point): boolean => areas.every((rings) => contains(rings, x, y));
    // A frame may crop the other dogs in a photo, because looks place only the first.
    const isFrame = covers([0, 0]);
    const wearer = wearerOf(item);
    return muzzles.some(
      ({ dog, nose, features, sides, others }) =>
        nose.some(covers) ||
        // A dog's own glasses may cover its eyes, and a frame may crop an eye.
        (wearer !== dog &&
          !isFrame &&
          features.some((points) => points.filter(covers).length > MAX_COVERED * points.length)) ||
        (wearer !== dog && sides.some(covers)) ||
        // The other dog's own glasses may cover its eyes.
        (!isFrame && !(wearer && isOtherDogOf(wearer, dog)) && others.some(covers)),
    );
  });
}
