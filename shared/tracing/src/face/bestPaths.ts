import type { Point } from '@scribblepup/imaging';

/** A path and its total gain. */
export interface BestPath {
  readonly gain: number;
  readonly path: Point[];
}

/**
 * A lattice for paths. A path starts in one of the first `starts` rows of column 0 and advances one
 * column per step.
 */
export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly starts: number;
  readonly at: (column: number, row: number) => Point;
}

// Cost of moving one row up or down, in L, and maximum number of rows per step.
const BEND_COST = 0.35,
  MAX_ROWS_PER_STEP = 2;

/**
 * Finds the path with the highest gain from each start row, by dynamic programming (Bellman 1957)
 * from the far end. A path ends where it would gain nothing more.
 * @param gainAt gain of a lattice point, in L
 */
export function bestPaths(
  { columns, rows, starts, at }: Lattice,
  gainAt: (p: Point) => number,
): BestPath[] {
  // For each column and row, the next row, or -1 to stop.
  const next = Array.from({ length: columns }, () => new Int16Array(rows).fill(-1));
  let gain = new Float32Array(rows);
  for (let c = columns - 1; c >= 0; c--) {
    const current = new Float32Array(rows);
    for (let r = 0; r < rows; r++) {
      let best = 0;
      for (
        let to = Math.max(0, r - MAX_ROWS_PER_STEP);
        to <= Math.min(rows - 1, r + MAX_ROWS_PER_STEP);
        to++
      ) {
        const value = gain[to] - BEND_COST * Math.abs(to - r);
        if (value <= best) continue;
        best = value;
        next[c][r] = to;
      }
      current[r] = best + gainAt(at(c, r));
    }
    gain = current;
  }
  return Array.from({ length: starts }, (_, start) => {
    const path: Point[] = [];
    for (let c = 0, r = start; r >= 0 && c < columns; r = next[c][r], c++) path.push(at(c, r));
    return { gain: gain[start], path };
  });
}

/**
 * The start row, less than `starts`, whose two paths have the highest total gain.
 * @param left the best paths to the left, one for each start row
 * @param right the same to the right
 */
export function bestStart(
  left: readonly BestPath[],
  right: readonly BestPath[],
  starts: number,
): number {
  const gainAt = (row: number): number => left[row].gain + right[row].gain;
  let best = 0;
  for (let row = 1; row < starts; row++) if (gainAt(row) > gainAt(best)) best = row;
  return best;
}
