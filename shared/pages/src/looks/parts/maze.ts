import type { Random } from '../../canvas/random';

/** Walls of a maze on a square grid. There is exactly one path between any two of its cells. */
export interface Maze {
  readonly columns: number;
  readonly rows: number;
  /** True if the wall to the right of, or below, a cell stands; index row * columns + column. */
  readonly right: readonly boolean[];
  readonly below: readonly boolean[];
}

/**
 * Carves a maze by randomized depth-first search (recursive backtracker) with an explicit stack.
 * `open` tells which cells belong to it.
 */
export function carve(
  rng: Random,
  columns: number,
  rows: number,
  open: (c: number, r: number) => boolean = () => true,
): Maze {
  const right = new Array<boolean>(columns * rows).fill(true);
  const below = new Array<boolean>(columns * rows).fill(true);
  const visited = new Set<number>();
  const inside = (c: number, r: number): boolean =>
    c >= 0 && r >= 0 && c < columns && r < rows && open(c, r);
  for (let start = 0; start < columns * rows; start++) {
    if (visited.has(start) || !open(start % columns, Math.floor(start / columns))) continue;
    const stack = [start];
    visited.add(start);
    while (stack.length > 0) {
      const cell = stack[stack.length - 1];
      const [c, r] = [cell % columns, Math.floor(cell / columns)];
      const exits = (
        [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const
      ).filter(([dc, dr]) => inside(c + dc, r + dr) && !visited.has(cell + dc + dr * columns));
      if (exits.length === 0) {
        stack.pop();
        continue;
      }
      const [dc, dr] = rng.pick(exits);
      const next = cell + dc + dr * columns;
      if (dc !== 0) right[Math.min(cell, next)] = false;
      else below[Math.min(cell, next)] = false;
      visited.add(next);
      stack.push(next);
    }
  }
  return { columns, rows, right, below };
}

/**
 * The runs of walls among `count` walls in a row: for each, its first wall and the end, exclusive.
 */
function runsOf(count: number, isWall: (i: number) => boolean): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let i = 0, from = -1; i <= count; i++) {
    const wall = i < count && isWall(i);
    if (wall && from < 0) from = i;
    if (!wall && from >= 0) {
      runs.push([from, i]);
      from = -1;
    }
  }
  return runs;
}

/**
 * The walls as straight lines x0, y0, x1, y1 in cells, with adjacent ones joined. Leaves out walls
 * between two closed cells.
 */
export function walls(
  maze: Maze,
  open: (c: number, r: number) => boolean,
  doors: readonly (readonly [c: number, r: number, side: 'left' | 'right' | 'top' | 'bottom'])[],
): number[][] {
  const { columns, rows } = maze;
  const isOpen = (c: number, r: number): boolean =>
    c >= 0 && r >= 0 && c < columns && r < rows && open(c, r);
  const hasDoor = (c: number, r: number, side: string): boolean =>
    doors.some((d) => d[0] === c && d[1] === r && d[2] === side);
  const hasVerticalWall = (c: number, r: number): boolean => {
    const [a, b] = [isOpen(c - 1, r), isOpen(c, r)];
    if (!a && !b) return false;
    if (hasDoor(c, r, 'left') || hasDoor(c - 1, r, 'right')) return false;
    return a && b ? maze.right[r * columns + c - 1] : true;
  };
  const hasHorizontalWall = (c: number, r: number): boolean => {
    const [a, b] = [isOpen(c, r - 1), isOpen(c, r)];
    if (!a && !b) return false;
    if (hasDoor(c, r, 'top') || hasDoor(c, r - 1, 'bottom')) return false;
    return a && b ? maze.below[(r - 1) * columns + c] : true;
  };
  const out: number[][] = [];
  for (let c = 0; c <= columns; c++)
    for (const [from, to] of runsOf(rows, (r) => hasVerticalWall(c, r))) out.push([c, from, c, to]);
  for (let r = 0; r <= rows; r++)
    for (const [from, to] of runsOf(columns, (c) => hasHorizontalWall(c, r)))
      out.push([from, r, to, r]);
  return out;
}
