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
 * Carves a maze by depth-first search with an explicit stack. `open` tells which cells belong to
 * it.
 */
export function carve(
  rng: Random,
  columns: number,
  rows: number,
  open: (c: number, r: number) => boolean = () => true,
): Maze {
  const right = new Array<boolean>(columns * rows).fill(true);
  const below = new Array<boolean>(columns * rows).fill(true);
  const seen = new Set<number>();
  const inside = (c: number, r: number): boolean =>
    c >= 0 && r >= 0 && c < columns && r < rows && open(c, r);
  for (let start = 0; start < columns * rows; start++) {
    if (seen.has(start) || !open(start % columns, Math.floor(start / columns))) continue;
    const stack = [start];
    seen.add(start);
    while (stack.length > 0) {
      const at = stack[stack.length - 1];
      const [c, r] = [at % columns, Math.floor(at / columns)];
      const ways = (
        [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const
      ).filter(([dc, dr]) => inside(c + dc, r + dr) && !seen.has(at + dc + dr * columns));
      if (ways.length === 0) {
        stack.pop();
        continue;
      }
      const [dc, dr] = rng.pick(ways);
      const next = at + dc + dr * columns;
      if (dc !== 0) right[Math.min(at, next)] = false;
      else below[Math.min(at, next)] = false;
      seen.add(next);
      stack.push(next);
    }
  }
  return { columns, rows, right, below };
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
  const is = (c: number, r: number): boolean =>
    c >= 0 && r >= 0 && c < columns && r < rows && open(c, r);
  const door = (c: number, r: number, side: string): boolean =>
    doors.some((d) => d[0] === c && d[1] === r && d[2] === side);
  const upright = (c: number, r: number): boolean => {
    const [a, b] = [is(c - 1, r), is(c, r)];
    if (!a && !b) return false;
    if (door(c, r, 'left') || door(c - 1, r, 'right')) return false;
    return a && b ? maze.right[r * columns + c - 1] : true;
  };
  const level = (c: number, r: number): boolean => {
    const [a, b] = [is(c, r - 1), is(c, r)];
    if (!a && !b) return false;
    if (door(c, r, 'top') || door(c, r - 1, 'bottom')) return false;
    return a && b ? maze.below[(r - 1) * columns + c] : true;
  };
  const out: number[][] = [];
  for (let c = 0; c <= columns; c++)
    for (let r = 0, from = -1; r <= rows; r++) {
      const wall = r < rows && upright(c, r);
      if (wall && from < 0) from = r;
      if (!wall && from >= 0) {
        out.push([c, from, c, r]);
        from = -1;
      }
    }
  for (let r = 0; r <= rows; r++)
    for (let c = 0, from = -1; c <= columns; c++) {
      const wall = c < columns && level(c, r);
      if (wall && from < 0) from = c;
      if (!wall && from >= 0) {
        out.push([from, r, c, r]);
        from = -1;
      }
    }
  return out;
}
