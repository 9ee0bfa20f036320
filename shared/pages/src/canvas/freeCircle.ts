import { contains } from '@scribblepup/imaging/curves/rings';
import type { Point } from '@scribblepup/imaging';
import type { SheetBox } from './sheet';

// Read from the global object once, because inner loops call them.
const { max, min, sqrt } = Math;

/** A free circle on the page, in sheet units. */
export interface FreeCircle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * The region to search for free circles: a box and, if not all of the box is usable, a ring within
 * it.
 */
export interface SearchRegion {
  readonly box: SheetBox;
  readonly edge?: readonly number[] | undefined;
}

/** Spacing of the candidate positions, in sheet units. */
const GRID = 25;
/**
 * How much larger the bonus on the radius is, in sheet units, on the wanted side of the box than on
 * the opposite side.
 */
const DIRECTION_BONUS = 70;

/**
 * Finds the best free circle in a box outside the given rings and circles: as large as possible, up
 * to a radius of `maxRadius`, and in the wanted direction. Null if none has a radius of at least
 * `minRadius`.
 * @param toward the wanted direction from the box's center: -1 to 1 on each axis
 */
export function findFreeCircle(
  { box, edge }: SearchRegion,
  rings: readonly (readonly number[])[],
  taken: readonly FreeCircle[],
  [minRadius, maxRadius]: readonly [number, number],
  toward: Point,
): FreeCircle | null {
  let best: FreeCircle | null = null;
  let bestScore = -Infinity;
  const all = edge ? [...rings, edge] : rings;
  const [mx, my] = [box.x + box.w / 2, box.y + box.h / 2];
  for (let y = box.y + GRID; y < box.y + box.h; y += GRID)
    for (let x = box.x + GRID; x < box.x + box.w; x += GRID) {
      const bonus =
        DIRECTION_BONUS * ((toward[0] * (x - mx)) / box.w + (toward[1] * (y - my)) / box.h);
      let r = min(maxRadius, x - box.x, box.x + box.w - x, y - box.y, box.y + box.h - y);
      const enough = max(minRadius, bestScore - bonus);
      for (const t of taken) r = min(r, sqrt((x - t.x) ** 2 + (y - t.y) ** 2) - t.r);
      for (const ring of all) r = shrinkToClear(ring, x, y, r, enough);
      if (
        r < minRadius ||
        r + bonus <= bestScore ||
        rings.some((ring) => contains([ring], x, y)) ||
        (edge && !contains([edge], x, y))
      )
        continue;
      best = { x, y, r };
      bestScore = r + bonus;
    }
  return best;
}

/**
 * Shrinks a radius until no point of a ring is within the circle; stops early once it is smaller
 * than `enough`.
 */
function shrinkToClear(
  ring: readonly number[],
  x: number,
  y: number,
  r: number,
  enough: number,
): number {
  if (r < enough) return r;
  let nearest = r * r;
  const stop = enough * enough;
  for (let i = 0; i < ring.length; i += 2) {
    const dx = x - ring[i],
      dy = y - ring[i + 1],
      square = dx * dx + dy * dy;
    if (square >= nearest) continue;
    nearest = square;
    if (nearest <= stop) break;
  }
  return min(r, sqrt(nearest));
}
