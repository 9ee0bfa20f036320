import { pixelIndexAt, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { splitIntoRuns } from '@scribblepup/imaging/curves/polyline';

/**
 * The longest piece of a line that lies at least `minDepth` px inside the dog; empty if none does.
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 */
export function longestInside(
  line: readonly Point[],
  outlineDistance: Plane,
  minDepth: number,
): Point[] {
  return splitIntoRuns(line, (p) => isInside(p, outlineDistance, minDepth)).reduce(
    (best, piece) => (piece.length > best.length ? piece : best),
    [],
  );
}

/**
 * Turns a ring into a line. If the whole ring lies at least `minDepth` px inside the dog, the line
 * is closed and its ends overlap by `overlap` points; otherwise it is the longest such piece.
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 */
export function ringInside(
  ring: readonly Point[],
  outlineDistance: Plane,
  minDepth: number,
  overlap: number,
): Point[] {
  const out = ring.findIndex((p) => !isInside(p, outlineDistance, minDepth));
  return out < 0
    ? [...ring, ...ring.slice(0, overlap)]
    : longestInside([...ring.slice(out), ...ring.slice(0, out)], outlineDistance, minDepth);
}

const isInside = ([x, y]: Point, outlineDistance: Plane, minDepth: number): boolean =>
  (outlineDistance.data[pixelIndexAt(outlineDistance, x, y)] ?? 0) >= minDepth;
