import type { DogArt } from '@scribblepup/studio';

/** A horizontal range, in the units of the art. */
interface Span {
  readonly left: number;
  readonly right: number;
}

/** x of the ring's corners above `bottom`, and of the points where the ring crosses that height. */
const visibleXs = (ring: readonly number[], bottom: number): number[] => {
  const xs: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i], ring[i + 1]];
    if (y <= bottom) xs.push(x);
    const before = (i > 0 ? i : ring.length) - 2;
    const [fromX, fromY] = [ring[before], ring[before + 1]];
    if (y <= bottom !== fromY <= bottom)
      xs.push(fromX + ((x - fromX) * (bottom - fromY)) / (y - fromY));
  }
  return xs;
};

/**
 * The horizontal range that dogs take above the lower edge of their art. It may be narrower than the
 * art, because the edge cuts off the wider part of a tall dog that stands next to a small one.
 */
export const visibleSpan = ({ outline, width, height }: DogArt): Span => {
  const xs = outline.flatMap((ring) => visibleXs(ring, height));
  return xs.length === 0
    ? { left: 0, right: width }
    : { left: Math.max(0, Math.min(...xs)), right: Math.min(width, Math.max(...xs)) };
};
