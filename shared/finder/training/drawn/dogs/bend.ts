import type { Random } from '../random';
import type { Field, Point } from '../geometry';

/**
 * A gentle bend of a dog: the middle of its face shifts sideways, up or down, as if the dog turned
 * its head, and the whole dog leans. The field is smooth, so a path and the points on it move
 * together.
 * @param focus middle of the head
 * @param reach radius of the face, in the same units
 */
export const bendOf = (random: Random, [fx, fy]: Point, reach: number): Field => {
  const aside = random.between(-0.22, 0.22) * reach;
  const down = random.between(-0.12, 0.12) * reach;
  const lean = random.between(-0.08, 0.08);
  return (x, y) => {
    const near = Math.exp(-((x - fx) ** 2 + (y - fy) ** 2) / (2 * (0.75 * reach) ** 2));
    return [x + aside * near + lean * (fy - y), y + down * near];
  };
};
