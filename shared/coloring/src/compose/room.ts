import { contains } from './rings';
import type { Random } from './random';
import type { Box } from './sheet';

/** A circle that is free of what was put on the page. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Sheet units between the places that are looked at. */
const GRID = 20;

/** The free places of a box around rings and circles, each with the largest circle that fits there. */
function places(box: Box, rings: readonly (readonly number[])[], taken: readonly Room[], keep: (room: Room) => boolean): Room[] {
  const found: Room[] = [];
  for (let y = box.y + GRID; y < box.y + box.h; y += GRID)
    for (let x = box.x + GRID; x < box.x + box.w; x += GRID) {
      let r = Math.min(x - box.x, box.x + box.w - x, y - box.y, box.y + box.h - y);
      for (const t of taken) r = Math.min(r, Math.hypot(x - t.x, y - t.y) - t.r);
      for (const ring of rings) for (let i = 0; i < ring.length && r > 0; i += 2) r = Math.min(r, Math.hypot(x - ring[i]!, y - ring[i + 1]!));
      if (r > 0 && keep({ x, y, r }) && !contains(rings, x, y)) found.push({ x, y, r });
    }
  return found;
}

/** One of the largest free places, none smaller than four fifths of the largest; null where there is none. */
export function roomFor(rng: Random, box: Box, rings: readonly (readonly number[])[], taken: readonly Room[], keep: (room: Room) => boolean = () => true): Room | null {
  const all = places(box, rings, taken, keep);
  const most = Math.max(0, ...all.map((room) => room.r));
  const large = all.filter((room) => room.r >= most * 0.8);
  return large.length > 0 ? rng.pick(large) : null;
}
