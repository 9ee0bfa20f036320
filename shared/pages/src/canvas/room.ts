import { contains } from '@scribblepup/imaging/curves/rings';
import type { Point } from '@scribblepup/imaging';
import type { Box } from './sheet';

/** A circle that is free of what was put on the page. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where places are looked for: a box and, where that is not all free, a ring within it. */
export interface Within {
  readonly box: Box;
  readonly edge?: readonly number[] | undefined;
}

/** Sheet units between the places that are looked at. */
const GRID = 25;
/** How much smaller a place may be, in sheet units, that lies as wanted from one side of the page to the other. */
const WANTED = 70;

/**
 * The best free place of a box around rings and circles: as large as `most`, and where it is wanted; null where
 * there is none of `least`.
 * @param toward where to, from the box's middle: -1 to 1 each way
 */
export function roomFor(
  { box, edge }: Within,
  rings: readonly (readonly number[])[],
  taken: readonly Room[],
  [least, most]: readonly [number, number],
  toward: Point,
): Room | null {
  let best: Room | null = null;
  let found = -Infinity;
  const all = edge ? [...rings, edge] : rings;
  const [mx, my] = [box.x + box.w / 2, box.y + box.h / 2];
  for (let y = box.y + GRID; y < box.y + box.h; y += GRID)
    for (let x = box.x + GRID; x < box.x + box.w; x += GRID) {
      const wish = WANTED * ((toward[0] * (x - mx)) / box.w + (toward[1] * (y - my)) / box.h);
      let r = Math.min(most, x - box.x, box.x + box.w - x, y - box.y, box.y + box.h - y);
      const enough = Math.max(least, found - wish);
      for (const t of taken) r = Math.min(r, Math.hypot(x - t.x, y - t.y) - t.r);
      for (const ring of all)
        for (let i = 0; i < ring.length && r > enough; i += 2)
          r = Math.min(r, Math.hypot(x - ring[i]!, y - ring[i + 1]!));
      if (
        r < least ||
        r + wish <= found ||
        rings.some((ring) => contains([ring], x, y)) ||
        (edge && !contains([edge], x, y))
      )
        continue;
      best = { x, y, r };
      found = r + wish;
    }
  return best;
}
