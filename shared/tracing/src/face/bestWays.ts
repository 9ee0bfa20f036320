import type { Point } from '@scribblepup/imaging';

/** A way and all that it gained. */
export interface Way {
  readonly gain: number;
  readonly path: Point[];
}

/** Places that ways lead over: from one of the first rows of the first column on, a column a step. */
export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly starts: number;
  readonly at: (column: number, row: number) => Point;
}

// What a step up or down costs, in L, and how many rows one may be.
const BEND = 0.35,
  STEEPEST = 2;

/** For each row where a way may begin, the one that gains most, by dynamic programming (Bellman 1957) from its far end; it ends where nothing more is gained. @param gainAt what a place is worth, in L */
export function bestWays(
  { columns, rows, starts, at }: Lattice,
  gainAt: (p: Point) => number,
): Way[] {
  // For each column and row where to go on, or -1 to stop.
  const next = Array.from({ length: columns }, () => new Int16Array(rows).fill(-1));
  let gain = new Float32Array(rows);
  for (let c = columns - 1; c >= 0; c--) {
    const here = new Float32Array(rows);
    for (let r = 0; r < rows; r++) {
      let most = 0;
      for (let to = Math.max(0, r - STEEPEST); to <= Math.min(rows - 1, r + STEEPEST); to++) {
        const value = gain[to]! - BEND * Math.abs(to - r);
        if (value <= most) continue;
        most = value;
        next[c]![r] = to;
      }
      here[r] = most + gainAt(at(c, r));
    }
    gain = here;
  }
  return Array.from({ length: starts }, (_, start) => {
    const path: Point[] = [];
    for (let c = 0, r = start; r >= 0 && c < columns; r = next[c]![r]!, c++) path.push(at(c, r));
    return { gain: gain[start]!, path };
  });
}
