import type { Plane } from './plane';
import type { Point } from './types';

// Values outside the picture are this much lower than the level. The difference is so large that
// contours along the border run practically through the centers of its pixels.
const OUTSIDE_DROP = 1e3;

// For each case of marching squares, the segments within a cell, as pairs of the sides where they
// start and end: 0 top, 1 right, 2 bottom, 3 left. The inside is on the left.
const SEGMENTS: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

/**
 * Traces the closed contours of a field at a level, by marching squares with linear interpolation
 * (Lorensen and Cline 1987, in two dimensions). Everything outside the picture counts as far below
 * the level, so that rings always close. Points are in px; the center of pixel (0, 0) is (0.5,
 * 0.5).
 */
export function contours(field: Plane, level: number): Point[][] {
  const { width, height, data } = field;
  const value = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? level - OUTSIDE_DROP : data[y * width + x];
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  const stride = width + 2;
  const crossingAt = (a: number, b: number): number =>
    Math.min(1, Math.max(0, (level - a) / (b - a)));
  /** Stores the point where the contour crosses a side of a cell; returns the point's key. */
  const addCrossing = (x: number, y: number, side: number): number => {
    const sx = side === 1 ? x + 1 : x,
      sy = side === 2 ? y + 1 : y,
      vertical = side === 1 || side === 3;
    const key = ((sy + 1) * stride + sx + 1) * 2 + (vertical ? 1 : 0);
    if (!points.has(key)) {
      const a = value(sx, sy);
      points.set(
        key,
        vertical
          ? [sx + 0.5, sy + crossingAt(a, value(sx, sy + 1)) + 0.5]
          : [sx + crossingAt(a, value(sx + 1, sy)) + 0.5, sy + 0.5],
      );
    }
    return key;
  };
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      if (x >= 0 && y >= 0 && x < width - 1 && y < height - 1) {
        const i = y * width + x,
          above = data[i] > level;
        if (
          above === data[i + 1] > level &&
          above === data[i + width] > level &&
          above === data[i + width + 1] > level
        )
          continue;
      }
      const caseIndex =
        (value(x, y) > level ? 1 : 0) |
        (value(x + 1, y) > level ? 2 : 0) |
        (value(x + 1, y + 1) > level ? 4 : 0) |
        (value(x, y + 1) > level ? 8 : 0);
      const segments = SEGMENTS[caseIndex];
      for (let s = 0; s < segments.length; s += 2)
        next.set(addCrossing(x, y, segments[s]), addCrossing(x, y, segments[s + 1]));
    }
  }
  return linkRings(next, points);
}

/** Links the segments into rings: `next` maps the key of each point to the key of its successor. */
function linkRings(next: Map<number, number>, points: Map<number, Point>): Point[][] {
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let key: number | undefined = start; key !== undefined && next.has(key);) {
      const point = points.get(key);
      if (point) ring.push(point);
      const following: number | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}
