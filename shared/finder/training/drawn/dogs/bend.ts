import type { Draws } from '../draws';
import type { Field, Point } from '../geometry';

/**
 * A gentle bend of a dog: the middle of its face moves aside, up or down, as when it looks there, and
 * the whole leans. Smooth, so that a path and the points on it move alike.
 * @param focus middle of the head @param reach radius of the face, in the same units
 */
export const bendOf = (random: Draws, [fx, fy]: Point, reach: number): Field => {
  const aside = random.between(-0.22, 0.22) * reach;
  const down = random.between(-0.12, 0.12) * reach;
  const lean = random.between(-0.08, 0.08);
  return (x, y) => {
    const near = Math.exp(-((x - fx) ** 2 + (y - fy) ** 2) / (2 * (0.75 * reach) ** 2));
    return [x + aside * near + lean * (fy - y), y + down * near];
  };
};
