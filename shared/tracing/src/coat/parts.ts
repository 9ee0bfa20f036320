import { crossings } from '@scribblepup/imaging/curves/rings';
import type { Bounds, Point, Size } from '@scribblepup/imaging';

/** Parts of a dog that have a color of their own: their rims, px of the picture. */
export interface Parts {
  readonly tongues: readonly (readonly Point[])[];
  readonly spots: readonly (readonly Point[])[];
}

/**
 * Indices of the cells of a coat's grid whose centers lie inside at least one of the rings.
 * @param rings px
 * @param bounds of the grid, px
 */
export function cellsIn(
  { width, height }: Size,
  rings: readonly (readonly Point[])[],
  { x0, y0, x1, y1 }: Bounds,
): Set<number> {
  const inside = new Set<number>();
  for (const ring of rings) {
    const flat = [ring.flat()];
    for (let row = 0; row < height; row++) {
      const xs = crossings(flat, y0 + ((row + 0.5) * (y1 - y0)) / height);
      for (let k = 0; k < xs.length; k += 2) {
        const [from, to] = [xs[k], xs[k + 1]].map((x) =>
          Math.ceil(((x - x0) * width) / (x1 - x0) - 0.5),
        );
        for (let i = row * width + Math.max(0, from); i < row * width + Math.min(width, to); i++)
          inside.add(i);
      }
    }
  }
  return inside;
}
