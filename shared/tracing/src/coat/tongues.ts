import type { Rgb } from '@scribblepup/imaging/color';
import { contains } from '@scribblepup/imaging/curves/rings';
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
  for (let i = 0; i < cells.length; i++) {
    const x = x0 + (((i % width) + 0.5) * (x1 - x0)) / width,
      y = y0 + ((Math.floor(i / width) + 0.5) * (y1 - y0)) / height;
    if (cells[i] >= 0 && contains(rings, x, y)) cells[i] = crayons.length;
  }
  crayons.push(PINK);
}
