import { pixelAt, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { piecesOf } from '@scribblepup/imaging/curves/polyline';

/**
 * The longest piece of a line that lies at least `least` px inside the dog; empty if none does.
 * @param toOutside distance in px to the nearest pixel outside the dog
 */
export function longestInside(line: readonly Point[], toOutside: Plane, least: number): Point[] {
  return piecesOf(line, (p) => isInside(p, toOutside, least)).reduce(
    (best, piece) => (piece.length > best.length ? piece : best),
    [],
  );
}

/**
 * A ring as a line: closed, with ends that overlap by `overlap` points, if the whole ring lies at
 * least `least` px inside the dog, otherwise its longest piece that does.
 * @param toOutside distance in px to the nearest pixel outside the dog
 */
export function ringInside(
  ring: readonly Point[],
  toOutside: Plane,
  least: number,
  overlap: number,
): Point[] {
  const out = ring.findIndex((p) => !isInside(p, toOutside, least));
  return out < 0
    ? [...ring, ...ring.slice(0, overlap)]
    : longestInside([...ring.slice(out), ...ring.slice(0, out)], toOutside, least);
}

const isInside = ([x, y]: Point, toOutside: Plane, least: number): boolean =>
  (toOutside.data[pixelAt(toOutside, x, y)] ?? 0) >= least;
