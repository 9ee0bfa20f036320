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
  const reach = connectivity === 8 ? 1 : 0;
  for (let y = 0, above = 0; y + 1 < rows.length; y++) {
    joinRow(ends, above, rows[y], rows[y + 1], y, reach);
    above = rows[y];
  }
  return listComponents(n);
}

/**
 * Makes each run of a row a component, and joins it with those that it touches in the row above.
 * @param above the first run of the row above
 * @param from the first run of the row
 * @param to the first run of the row below
 */
function joinRow(
  ends: Runs['ends'],
  above: number,
  from: number,
  to: number,
  y: number,
  reach: number,
): void {
  let p = above;
  for (let k = from; k < to; k++) {
    const start = ends[2 * k],
      end = ends[2 * k + 1];
    parents[k] = k;
    areas[k] = end - start;
    bounds[4 * k] = start;
    bounds[4 * k + 1] = end;
    bounds[4 * k + 2] = y;
    bounds[4 * k + 3] = y + 1;
    while (p < from && ends[2 * p + 1] <= start - reach) p++;
    for (let q = p; q < from && ends[2 * q] < end + reach; q++) {
      const a = rootOf(parents, q),
        b = rootOf(parents, k);
      if (a !== b) mergeInto(parents, areas, bounds, a, b);
    }
  }
}

function listComponents(n: number): Component[] {
  const found: Component[] = [];
  for (let i = 0; i < n; i++)
    if (parents[i] === i)
      found.push({
        area: areas[i],
        x0: bounds[4 * i],
        x1: bounds[4 * i + 1],
        y0: bounds[4 * i + 2],
        y1: bounds[4 * i + 3],
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
