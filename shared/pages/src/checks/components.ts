import { rootOf } from '../bitmap/unionFind';
import type { Runs } from '../bitmap/runs';

/**
 * Buffers reused between calls: for each run its union-find parent, and the area of the component
 * whose root it is.
 */
let parents = new Int32Array(0),
  areas = new Float64Array(0);

/**
 * Areas, in px, of the connected components of runs: overlapping runs of neighboring rows joined
 * by union-find (Rosenfeld, Pfaltz 1966, on runs). `corners` selects 8-connectivity instead of
 * 4-connectivity. Use 8-connectivity for ink but not for white, so that the two never cross.
 */
export function componentAreas({ rows, ends }: Runs, corners: boolean): number[] {
  const n = ends.length / 2;
  if (parents.length < n) [parents, areas] = [new Int32Array(2 * n), new Float64Array(2 * n)];
  const [parent, area] = [parents, areas];
  const reach = corners ? 1 : 0;
  for (let y = 0, above = 0; y + 1 < rows.length; y++) {
    const [from, to] = [rows[y], rows[y + 1]];
    let p = above;
    for (let k = from; k < to; k++) {
      parent[k] = k;
      area[k] = ends[2 * k + 1] - ends[2 * k];
      const [left, right] = [ends[2 * k] - reach, ends[2 * k + 1] + reach];
      while (p < from && ends[2 * p + 1] <= left) p++;
      for (let q = p; q < from && ends[2 * q] < right; q++) {
        const [a, b] = [rootOf(parent, q), rootOf(parent, k)];
        if (a === b) continue;
        parent[b] = a;
        area[a] += area[b];
      }
    }
    above = from;
  }
  const found: number[] = [];
  for (let i = 0; i < n; i++) if (parent[i] === i) found.push(area[i]);
  return found;
}
