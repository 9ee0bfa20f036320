import type { Bounds } from '@scribblepup/imaging';
import type { Connectivity } from '@scribblepup/imaging/components';
import { rootOf } from '../bitmap/unionFind';
import type { Runs } from '../bitmap/runs';

/** A connected component: its area and its bounds in px; x1 and y1 are exclusive. */
export interface Component extends Bounds {
  readonly area: number;
}

/**
 * Buffers reused between calls: for each run its union-find parent, and the area and the bounds
 * (x0, x1, y0, y1) of the component whose root it is.
 */
let parents = new Int32Array(0),
  areas = new Float64Array(0),
  bounds = new Uint16Array(0);

/**
 * The connected components of runs: overlapping runs of neighboring rows joined by union-find
 * (Rosenfeld, Pfaltz 1966, on runs). Use 8-connectivity for ink and 4-connectivity for white, so
 * that the two never cross.
 */
export function componentsOf({ rows, ends }: Runs, connectivity: Connectivity): Component[] {
  const n = ends.length / 2;
  if (parents.length < n)
    [parents, areas, bounds] = [
      new Int32Array(2 * n),
      new Float64Array(2 * n),
      new Uint16Array(8 * n),
    ];
  const [parent, area, box] = [parents, areas, bounds];
  const reach = connectivity === 8 ? 1 : 0;
  for (let y = 0, above = 0; y + 1 < rows.length; y++) {
    const [from, to] = [rows[y], rows[y + 1]];
    let p = above;
    for (let k = from; k < to; k++) {
      parent[k] = k;
      area[k] = ends[2 * k + 1] - ends[2 * k];
      box[4 * k] = ends[2 * k];
      box[4 * k + 1] = ends[2 * k + 1];
      box[4 * k + 2] = y;
      box[4 * k + 3] = y + 1;
      const [left, right] = [ends[2 * k] - reach, ends[2 * k + 1] + reach];
      while (p < from && ends[2 * p + 1] <= left) p++;
      for (let q = p; q < from && ends[2 * q] < right; q++) {
        const [a, b] = [rootOf(parent, q), rootOf(parent, k)];
        if (a !== b) mergeInto(parent, area, box, a, b);
      }
    }
    above = from;
  }
  const found: Component[] = [];
  for (let i = 0; i < n; i++)
    if (parent[i] === i)
      found.push({
        area: area[i],
        x0: box[4 * i],
        x1: box[4 * i + 1],
        y0: box[4 * i + 2],
        y1: box[4 * i + 3],
      });
  return found;
}

/** Adds the component of root b to that of root a. */
function mergeInto(
  parent: Int32Array,
  area: Float64Array,
  box: Uint16Array,
  a: number,
  b: number,
): void {
  parent[b] = a;
  area[a] += area[b];
  if (box[4 * b] < box[4 * a]) box[4 * a] = box[4 * b];
  if (box[4 * b + 1] > box[4 * a + 1]) box[4 * a + 1] = box[4 * b + 1];
  if (box[4 * b + 2] < box[4 * a + 2]) box[4 * a + 2] = box[4 * b + 2];
  if (box[4 * b + 3] > box[4 * a + 3]) box[4 * a + 3] = box[4 * b + 3];
}
