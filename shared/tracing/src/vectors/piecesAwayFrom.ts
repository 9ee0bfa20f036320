import { dilate } from '@scribblepup/imaging/morphology';
import { mask } from '@scribblepup/imaging/plane';
import type { Point, Size } from '@scribblepup/imaging';
import { lengthOf, runsWhere } from '@scribblepup/imaging/curves/polyline';

/**
 * Returns the pieces of lines that are more than `minDistance` px away from other lines and at
 * least `minLength` px long.
 */
export function piecesAwayFrom(
  lines: readonly (readonly Point[])[],
  others: readonly (readonly Point[])[],
  { width, height }: Size,
  minDistance: number,
  minLength: number,
): Point[][] {
  const drawn = mask(width, height);
  const at = ([x, y]: Point): number => Math.floor(y) * width + Math.floor(x);
  for (const line of others) for (const p of line) drawn.data[at(p)] = 1;
  const near = dilate(drawn, minDistance).data;
  return lines.flatMap((line) =>
    runsWhere(line, (p) => !near[at(p)]).filter(
      (piece) => piece.length > 1 && lengthOf(piece) >= minLength,
    ),
  );
}
