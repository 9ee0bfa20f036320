import type { Dog, DetectionResult } from '@scribblepup/finder';
import type { Point, Rect } from '@scribblepup/imaging';

// Dogs with at least this share of the best dog's area are drawn with it; smaller ones are
// background. On 112 photos with two or more dogs, .2 draws 11 more dogs than .3 and nothing else,
// because in a heap, little more than a dog's head may be visible.
const MIN_AREA_SHARE = 0.2;
// Minimum mean probability of such a dog; a detection with a lower one may be a sheep, a bowl or
// the sky. On 268 photos with 29 detections next to a dog, this keeps all 24 dogs and drops 3 of
// the other 5.
const MIN_PROBABILITY = 0.8;

/**
 * Returns the dogs to draw, as ascending indices into `found.dogs`: those that the visitor chose,
 * otherwise the one with the highest score and others that are large enough and probably dogs.
 */
export function chosenDogs(
  { dogs }: DetectionResult,
  choice: readonly Point[] = [],
): readonly number[] {
  const selected = dogsAt(dogs, choice);
  return selected.length > 0 ? selected : likelyDogs(dogs);
}

function likelyDogs(dogs: readonly Dog[]): readonly number[] {
  const [main] = dogs;
  const isDrawnToo = ({ area, meanProbability }: Dog): boolean =>
    area >= MIN_AREA_SHARE * main.area && meanProbability >= MIN_PROBABILITY;
  return main ? indicesOf(dogs, (dog) => dog === main || isDrawnToo(dog)) : [];
}

/**
 * Returns the dogs that the points select, as ascending indices. A point selects, among the dogs
 * whose box contains it, the one whose center is nearest. A point in no box, or with a value that
 * is not a number, selects none.
 */
export function dogsAt(
  dogs: readonly { readonly box: Rect }[],
  points: readonly Point[],
): readonly number[] {
  const selected = new Set(
    points.map(([x, y]) => {
      const containing = indicesOf(
        dogs,
        ({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
      );
      const distance = (i: number): number => {
        const [mx, my] = pointOn(dogs[i].box);
        return Math.hypot(mx - x, my - y);
      };
      return containing.sort((i, j) => distance(i) - distance(j))[0];
    }),
  );
  return indicesOf(dogs, (_, i) => selected.has(i));
}

/** The point that selects the dog in a box: the center of the box. */
export const pointOn = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

const indicesOf = <T>(all: readonly T[], matches: (one: T, i: number) => boolean): number[] =>
  [...all.keys()].filter((i) => matches(all[i], i));
