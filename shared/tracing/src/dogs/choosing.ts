import type { Dog, Found } from '@scribblepup/finder';
import type { Point, Rect } from '@scribblepup/imaging';

// Dogs of this share of the surest one's area are drawn with it; smaller ones are in the background. On 112 photos with
// two dogs or more .2 draws 11 dogs more than .3 and nothing else: in a heap a dog may be little more than its head.
const COMPANION = 0.2;

/** The dogs to draw: those that the visitor chose, else the surest one and those about as large; indices into `found.dogs`, rising. */
export function chosenDogs({ dogs }: Found, choice: readonly Point[] = []): readonly number[] {
  const pointed = dogsAt(dogs, choice);
  return pointed.length > 0 ? pointed : likelyDogs(dogs);
}

function likelyDogs(dogs: readonly Dog[]): readonly number[] {
  const [main] = dogs;
  return main ? indicesOf(dogs, ({ area }) => area >= COMPANION * main.area) : [];
}

/**
 * The dogs that are meant by some points, rising indices: for each point, of the dogs whose box holds it, the one
 * whose middle is nearest. A point in no box, or that is not two numbers, means none.
 */
export function dogsAt(
  dogs: readonly { readonly box: Rect }[],
  points: readonly Point[],
): readonly number[] {
  const meant = new Set(
    points.map(([x, y]) => {
      const holding = indicesOf(
        dogs,
        ({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
      );
      const distance = (i: number): number => {
        const [mx, my] = pointOn(dogs[i]!.box);
        return Math.hypot(mx - x, my - y);
      };
      return holding.sort((i, j) => distance(i) - distance(j))[0];
    }),
  );
  return indicesOf(dogs, (_, i) => meant.has(i));
}

/** The point that chooses the dog in a box. */
export const pointOn = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

const indicesOf = <T>(all: readonly T[], isMeant: (one: T, i: number) => boolean): number[] =>
  [...all.keys()].filter((i) => isMeant(all[i]!, i));
