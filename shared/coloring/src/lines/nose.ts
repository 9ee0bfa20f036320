import { area, clamp, mask } from '../raster/plane';
import type { Point } from '../types';
import type { Patch } from './solid';

// A dog's nose from the front, right half, in half widths and half heights from its middle.
const HALF: readonly Point[] = [[0, -0.9], [0.42, -0.94], [0.8, -0.74], [1, -0.32], [0.92, 0.1], [0.66, 0.44], [0.34, 0.76], [0, 0.94]];
// A nostril: middle, half axes and turn.
const NOSTRIL = { x: 0.47, y: 0.06, rx: 0.25, ry: 0.2, turn: -0.5, points: 10 } as const;
// Width and height of a nose in sizes of the face: the least, the most.
const WIDTH = [0.44, 0.66] as const, HEIGHT = [0.37, 0.48] as const;
// Wider than this for its height is no nose: the dark at its sides was found as well.
const WIDEST = 1.4;
// How far a measured middle may be from the point that was given, in sizes of the face.
const DRIFT = 0.15;
// A patch of colour shows a nose from corner to corner; its own extent is this much of the nose's.
const EXTENT = 2;

export interface Nose {
  readonly outline: readonly Point[];
  readonly nostrils: readonly (readonly Point[])[];
}

/**
 * A clean nose with nostrils, as wide, high and placed as the dark that was found.
 * @param at the nose's middle; @param size of the face, px; @param roll of the face, radians
 */
export function noseShape(patch: Patch, at: Point, size: number, roll: number): Nose {
  const seen = extentOf(patch, roll) ?? { middle: at, width: 0, height: 0 };
  const drift = Math.hypot(seen.middle[0] - at[0], seen.middle[1] - at[1]);
  const keep = drift > 0 ? Math.min(1, (DRIFT * size) / drift) : 0;
  const [cx, cy] = [at[0] + (seen.middle[0] - at[0]) * keep, at[1] + (seen.middle[1] - at[1]) * keep];
  const across = clamp(seen.width / size, ...WIDTH), high = clamp(seen.height / size, ...HEIGHT), excess = Math.sqrt(Math.max(1, across / (WIDEST * high)));
  const rx = (across / excess) * size / 2, ry = (high * excess) * size / 2;
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const place = ([x, y]: Point): Point => [cx + x * rx * cos - y * ry * sin, cy + x * rx * sin + y * ry * cos];
  const left = HALF.slice(1, -1).reverse().map(([x, y]): Point => [-x, y]);
  return {
    outline: [...HALF, ...left].map(place),
    nostrils: [-1, 1].map((side) => nostril(side).map(place)),
  };
}

const nostril = (side: number): Point[] => Array.from({ length: NOSTRIL.points }, (_, k) => {
  const angle = (2 * Math.PI * k) / NOSTRIL.points, u = NOSTRIL.rx * Math.cos(angle), v = NOSTRIL.ry * Math.sin(angle);
  return [side * (NOSTRIL.x + u * Math.cos(NOSTRIL.turn) - v * Math.sin(NOSTRIL.turn)), NOSTRIL.y + u * Math.sin(NOSTRIL.turn) + v * Math.cos(NOSTRIL.turn)];
});

/** Middle and extents along and across the roll, from the second moments. */
function extentOf({ x, y, mask: found }: Patch, roll: number): { middle: Point; width: number; height: number } | null {
  const count = area(found);
  if (count === 0) return null;
  let sx = 0, sy = 0;
  const each = (visit: (px: number, py: number) => void): void =>
    found.data.forEach((v, i) => { if (v) visit((i % found.width) + x + 0.5, Math.floor(i / found.width) + y + 0.5); });
  each((px, py) => { sx += px; sy += py; });
  const middle: Point = [sx / count, sy / count];
  let along = 0, across = 0;
  each((px, py) => {
    const dx = px - middle[0], dy = py - middle[1];
    along += (dx * Math.cos(roll) + dy * Math.sin(roll)) ** 2;
    across += (dy * Math.cos(roll) - dx * Math.sin(roll)) ** 2;
  });
  return { middle, width: 2 * EXTENT * Math.sqrt(along / count), height: 2 * EXTENT * Math.sqrt(across / count) };
}

/** A ring as a patch: its box, and what lies in it. */
export function patchOf(ring: readonly Point[]): Patch {
  const xs = ring.map(([px]) => px), ys = ring.map(([, py]) => py);
  const x = Math.floor(Math.min(...xs)), y = Math.floor(Math.min(...ys));
  const width = Math.ceil(Math.max(...xs)) - x + 1, height = Math.ceil(Math.max(...ys)) - y + 1;
  const inside = (px: number, py: number): boolean => ring.reduce((odd, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    return ay > py !== by > py && px < ax + ((py - ay) * (bx - ax)) / (by - ay) ? !odd : odd;
  }, false);
  return { x, y, mask: mask(width, height, Uint8Array.from({ length: width * height }, (_, i) => (inside((i % width) + x + 0.5, Math.floor(i / width) + y + 0.5) ? 1 : 0))) };
}
