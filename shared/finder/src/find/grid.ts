import type { Rect, Size } from '@scribblepup/imaging';
import type { Grid } from '../types';
import type { CellComponent } from './connectedComponents';

/** Position of a cell, photo px. */
export function positionOf(
  { left, top, width, stepX, stepY }: Grid,
  cell: number,
): { readonly x: number; readonly y: number } {
  const column = cell % width;
  return { x: left + column * stepX, y: top + ((cell - column) / width) * stepY };
}

/** The cell nearest to a position in photo px; -1 if the position is not on the grid. */
export function cellAt(
  { left, top, width, height, stepX, stepY }: Grid,
  x: number,
  y: number,
): number {
  const column = nearest(x - left, stepX, width);
  const row = nearest(y - top, stepY, height);
  return column < 0 || row < 0 ? -1 : row * width + column;
}

/**
 * Index of the nearest of `count` steps. The outermost ones reach half a step plus half a px
 * farther; -1 beyond that.
 */
function nearest(along: number, step: number, count: number): number {
  if (Math.abs(along - (step * (count - 1)) / 2) > (step * count + 1) / 2) return -1;
  return Math.min(count - 1, Math.max(0, step > 0 ? Math.round(along / step) : 0));
}

/** Area of some cells, in square photo px. */
export const areaOf = ({ length }: CellComponent, { stepX, stepY }: Grid): number =>
  length * stepX * stepY;

/**
 * Bounding box of some cells, photo px. A cell covers every point that is nearest to it. Pixel
 * centers are at whole numbers; a box runs along pixel edges.
 */
export function boxOf(cells: CellComponent, grid: Grid): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const { x, y } = positionOf(grid, cell);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    x: left + (1 - grid.stepX) / 2,
    y: top + (1 - grid.stepY) / 2,
    width: right - left + grid.stepX,
    height: bottom - top + grid.stepY,
  };
}

/** Clips a box to the photo. */
export function clipBox(box: Rect, photo: Size): Rect {
  const x = Math.max(box.x, 0);
  const y = Math.max(box.y, 0);
  return {
    x,
    y,
    width: Math.min(box.x + box.width, photo.width) - x,
    height: Math.min(box.y + box.height, photo.height) - y,
  };
}
