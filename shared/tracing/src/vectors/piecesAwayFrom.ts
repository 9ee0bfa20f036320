import { dilate } from '@scribblepup/imaging/morphology';
import { mask, pixelIndexAt } from '@scribblepup/imaging/plane';
import type { Point, Size } from '@scribblepup/imaging';
import { lengthOf, splitIntoRuns } from '@scribblepup/imaging/curves/polyline';

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
  for (const line of others) for (const [x, y] of line) drawn.data[pixelIndexAt(drawn, x, y)] = 1;
  const near = dilate(drawn, minDistance);
  return lines.flatMap((line) =>
    splitIntoRuns(line, ([x, y]) => !near.data[pixelIndexAt(near, x, y)]).filter(
      (piece) => piece.length > 1 && lengthOf(piece) >= minLength,
    ),
  );
}
