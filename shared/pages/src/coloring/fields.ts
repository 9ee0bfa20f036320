import { rootOf } from '../bitmap/unionFind';
import type { Raster } from '../bitmap/scan';

/** A white region that one item owns. */
export interface Field {
  readonly owner: number;
  /** In px. */
  readonly area: number;
  /** Bounds in px, the end exclusive. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Centroid in px. */
  readonly x: number;
  readonly y: number;
}

/** The fields of a page, on a raster of this size. */
export interface Fields {
  readonly width: number;
  readonly height: number;
  /**
   * For each pixel, 1 + the index of its field; ink near a field has that field's value, other ink
   * has 0.
   */
  readonly fieldAt: Int32Array;
  readonly list: readonly Field[];
  /** For each field, the fields on the other side of a line, with the length of that line in px. */
  readonly neighbors: readonly ReadonlyMap<number, number>[];
}

/** How far the wax extends under the lines, in px. */
const WAX_UNDER_LINES = 7;

/**
 * Finds the fields of a page: 4-connected white pixels of one owner. Joins runs of neighboring
 * rows by union-find (Rosenfeld, Pfaltz 1966).
 */
export function fieldsOf(ink: Raster, owners: Raster<Uint16Array>): Fields {
  const { width, height } = ink;
  const runs = runsOf(ink, owners);
  const { ids, list } = fieldsFromRuns(runs, width, height);
  const fieldAt = new Int32Array(width * height);
  for (let k = 0; k < runs.count; k++) fieldAt.fill(ids[k] + 1, runs.from[k], runs.to[k]);
  spreadUnderLines(fieldAt, width);
  const neighbors = neighborsUnderLines(fieldAt, width, list.length);
  return { width, height, fieldAt, list, neighbors };
}

/** Runs of white pixels of one owner, row by row. Ends are pixel indices, the second exclusive. */
interface OwnedRuns {
  readonly count: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly owner: Uint16Array;
}

function runsOf({ width, height, data }: Raster, { data: owners }: Raster<Uint16Array>): OwnedRuns {
  let [from, to] = [new Int32Array(1 << 15), new Int32Array(1 << 15)];
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let i = y * width, end = i + width; i < end;) {
      if (data[i] !== 0) {
        i++;
        continue;
      }
      const runOwner = owners[i];
      const start = i++;
      while (i < end && data[i] === 0 && owners[i] === runOwner) i++;
      if (count === from.length) [from, to] = [doubled(from), doubled(to)];
      from[count] = start;
      to[count++] = i;
    }
  const owner = Uint16Array.from({ length: count }, (_, k) => owners[from[k]]);
  return { count, from, to, owner };
}

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * values.length);
  more.set(values);
  return more;
}

/** Numbers the connected runs: for each run the index of its field, and the fields. */
function fieldsFromRuns(
  { count, from, to, owner }: OwnedRuns,
  width: number,
  height: number,
): { readonly ids: Int32Array; readonly list: Field[] } {
  const parent = Int32Array.from({ length: count }, (_, k) => k);
  for (let k = 0, above = 0; k < count; k++) {
    while (to[above] <= from[k] - width) above++;
    for (let q = above; q < k && from[q] < to[k] - width; q++) {
      if (owner[q] !== owner[k]) continue;
      const [a, b] = [rootOf(parent, q), rootOf(parent, k)];
      if (a < b) parent[b] = a;
      else parent[a] = b;
    }
  }
  const list: { -readonly [K in keyof Field]: Field[K] }[] = [];
  const ids = new Int32Array(count);
  for (let k = 0; k < count; k++) {
    // A root comes before the other runs of its field, so the field already has a number.
    const root = rootOf(parent, k);
    if (root === k) {
      ids[k] = list.length;
      list.push({
        owner: owner[k],
        area: 0,
        left: width,
        top: height,
        right: 0,
        bottom: 0,
        x: 0,
        y: 0,
      });
    }
    const y = (from[k] / width) | 0;
    const [left, right] = [from[k] - y * width, to[k] - y * width];
    const area = right - left;
    const field = list[(ids[k] = ids[root])];
    field.area += area;
    field.x += ((left + right - 1) / 2) * area;
    field.y += y * area;
    field.left = Math.min(field.left, left);
    field.right = Math.max(field.right, right);
    field.top = Math.min(field.top, y);
    field.bottom = y + 1;
  }
  for (const field of list) {
    field.x /= field.area;
    field.y /= field.area;
  }
  return { ids, list };
}

/** Extends the fields under the lines, so that no white shows along them. */
function spreadUnderLines(fieldAt: Int32Array, width: number): void {
  let open: number[] = [];
  for (let i = width; i < fieldAt.length - width; i++) if (fieldAt[i] === 0) open.push(i);
  for (let round = 0; round < WAX_UNDER_LINES && open.length > 0; round++) {
    const still: number[] = [];
    const found: number[] = [];
    for (const i of open) {
      const near = fieldAt[i - 1] || fieldAt[i + 1] || fieldAt[i - width] || fieldAt[i + width];
      if (near === 0) still.push(i);
      else found.push(i, near);
    }
    for (let k = 0; k < found.length; k += 2) fieldAt[found[k]] = found[k + 1];
    open = still;
  }
}

/** For each field, the fields that it meets under a line. */
function neighborsUnderLines(
  fieldAt: Int32Array,
  width: number,
  count: number,
): Map<number, number>[] {
  const neighbors = Array.from({ length: count }, () => new Map<number, number>());
  const note = (p: number, q: number): void => {
    const [pNeighbors, qNeighbors] = [neighbors[p - 1], neighbors[q - 1]];
    pNeighbors.set(q - 1, (pNeighbors.get(q - 1) ?? 0) + 1);
    qNeighbors.set(p - 1, (qNeighbors.get(p - 1) ?? 0) + 1);
  };
  for (let i = width; i < fieldAt.length; i++) {
    const field = fieldAt[i];
    if (field === 0) continue;
    const [left, up] = [fieldAt[i - 1], fieldAt[i - width]];
    if (left !== field && left !== 0) note(field, left);
    if (up !== field && up !== 0) note(field, up);
  }
  return neighbors;
}
