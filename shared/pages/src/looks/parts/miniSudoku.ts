/** Number of symbols, and of cells in a row, a column and a box. */
const SIZE = 4;
const CELLS = SIZE * SIZE;

/** Symbols 0 to 3 row by row; null for an empty cell. */
export type Grid = readonly (number | null)[];

const rowOf = (cell: number): number => Math.floor(cell / SIZE);
const columnOf = (cell: number): number => cell % SIZE;
const boxOf = (cell: number): number => 2 * (rowOf(cell) >> 1) + (columnOf(cell) >> 1);

/** For each cell, the other cells of its row, its column and its 2 x 2 box. */
const PEERS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (__, other) => other).filter(
    (other) =>
      other !== cell && [rowOf, columnOf, boxOf].some((unit) => unit(other) === unit(cell)),
  ),
);

/** Number of ways to fill a 4 x 4 sudoku, found by backtracking; stops counting at `limit`. */
export function countSolutions(grid: Grid, limit = Infinity): number {
  const empty = grid.indexOf(null);
  if (empty < 0) return 1;
  let count = 0;
  for (let symbol = 0; symbol < SIZE && count < limit; symbol++)
    if (!PEERS[empty].some((peer) => grid[peer] === symbol))
      count += countSolutions(grid.with(empty, symbol), limit - count);
  return count;
}

/**
 * Empties cells of a solved 4 x 4 sudoku so that it still has exactly one solution.
 * @param order cells in the order in which to try them
 * @param count how many to empty, at most ten: no 4 x 4 sudoku needs more than six given cells
 */
export function puzzleOf(solved: Grid, order: readonly number[], count: number): Grid {
  let [grid, remaining] = [solved, count];
  for (const cell of order) {
    if (remaining === 0) break;
    const harder = grid.with(cell, null);
    if (countSolutions(harder, 2) > 1) continue;
    grid = harder;
    remaining--;
  }
  return grid;
}
