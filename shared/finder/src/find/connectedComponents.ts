import type { Grid } from '../types';

/** A connected component: the indices of its cells. */
export type CellComponent = readonly number[];

/**
 * Connected components of the cells that pass a test; cells that touch at a corner are connected.
 */
export function connectedComponents(
  { width, height }: Grid,
  isIn: (cell: number) => boolean,
): readonly CellComponent[] {
  const seen = new Uint8Array(width * height);
  const parts: CellComponent[] = [];
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell] || !isIn(cell)) continue;
    parts.push(componentAt(cell, width, height, seen, isIn));
  }
  return parts;
}

/** The component of a cell; marks its cells as seen. */
function componentAt(
  cell: number,
  width: number,
  height: number,
  seen: Uint8Array,
  isIn: (cell: number) => boolean,
): CellComponent {
  const part = [cell];
  seen[cell] = 1;
  // The loop appends to `part` while iterating over it.
  for (const reached of part) {
    for (const other of neighbors(reached, width, height)) {
      if (seen[other] || !isIn(other)) continue;
      seen[other] = 1;
      part.push(other);
    }
  }
  return part;
}

function neighbors(cell: number, width: number, height: number): number[] {
  const x = cell % width;
  const y = (cell - x) / width;
  const found: number[] = [];
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
      if (u !== x || v !== y) found.push(v * width + u);
    }
  }
  return found;
}
