import type { Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { piecesOf } from '@scribblepup/imaging/curves/polyline';

/**
 * The longest piece of a line that lies at least `least` px inside the dog; empty if none does.
 * @param toOutside distance in px to the nearest pixel outside the dog
 */
export function longestInside(
  line: readonly Point[],
  { width, height, data }: Plane,
  least: number,
): Point[] {
  const isInside = ([x, y]: Point): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    data[Math.floor(y) * width + Math.floor(x)] >= least;
  return piecesOf(line, isInside).reduce(
    (best, piece) => (piece.length > best.length ? piece : best),
    [],
  );
}
