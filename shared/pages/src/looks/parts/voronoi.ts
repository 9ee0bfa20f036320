import type { Random } from '../../canvas/random';
import type { SheetBox } from '../../canvas/sheet';

/** Random points in a box with a minimum distance of `minDistance` (dart throwing). */
export function poissonDiskSample(
  rng: Random,
  box: SheetBox,
  minDistance: number,
  maxCount = 400,
): [number, number][] {
  const points: [number, number][] = [];
  for (let tries = 0; tries < maxCount * 30 && points.length < maxCount; tries++) {
    const p: [number, number] = [box.x + rng() * box.w, box.y + rng() * box.h];
    if (points.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) >= minDistance)) points.push(p);
  }
  return points;
}

/**
 * Voronoi cells of points in a box, as flat polygons, found by clipping to one half plane after
 * another.
 */
export function voronoi(points: readonly (readonly [number, number])[], box: SheetBox): number[][] {
  return points.map((p, i) => {
    let cell = [
      box.x,
      box.y,
      box.x + box.w,
      box.y,
      box.x + box.w,
      box.y + box.h,
      box.x,
      box.y + box.h,
    ];
    for (let j = 0; j < points.length && cell.length > 0; j++)
      if (j !== i) cell = nearer(cell, p, points[j]);
    return cell;
  });
}

/** The part of a polygon that is nearer to p than to q (Sutherland-Hodgman). */
function nearer(
  cell: readonly number[],
  p: readonly [number, number],
  q: readonly [number, number],
): number[] {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const limit = (q[0] * q[0] - p[0] * p[0] + q[1] * q[1] - p[1] * p[1]) / 2;
  const side = (k: number): number => dx * cell[k] + dy * cell[k + 1] - limit;
  const out: number[] = [];
  for (let k = 0; k < cell.length; k += 2) {
    const next = (k + 2) % cell.length;
    const [a, b] = [side(k), side(next)];
    if (a <= 0) out.push(cell[k], cell[k + 1]);
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      out.push(
        cell[k] + (cell[next] - cell[k]) * t,
        cell[k + 1] + (cell[next + 1] - cell[k + 1]) * t,
      );
    }
  }
  return out;
}
