import type { Rgb } from '@scribblepup/imaging/color';
import { crossings } from '@scribblepup/imaging/curves/rings';
import type { Bounds, Point } from '@scribblepup/imaging';

/** A child's pink crayon. */
const PINK: Rgb = [240, 150, 162];

/**
 * Adds the tongues to a coat, in pink.
 * @param rims of the tongues, px
 * @param bounds of the coat's grid, px
 */
export function addTongues(
  { width, height }: { readonly width: number; readonly height: number },
  cells: Int8Array,
  crayons: (Rgb | null)[],
  rims: readonly (readonly Point[])[],
  { x0, y0, x1, y1 }: Bounds,
): void {
  if (rims.length === 0) return;
  const rings = rims.map((rim) => rim.flat());
  for (let row = 0; row < height; row++) {
    const at = crossings(rings, y0 + ((row + 0.5) * (y1 - y0)) / height);
    for (let k = 0; k < at.length; k += 2) {
      const [from, to] = [at[k], at[k + 1]].map((x) =>
        Math.ceil(((x - x0) * width) / (x1 - x0) - 0.5),
      );
      for (let i = row * width + Math.max(0, from); i < row * width + Math.min(width, to); i++)
        if (cells[i] >= 0) cells[i] = crayons.length;
    }
  }
  crayons.push(PINK);
}
