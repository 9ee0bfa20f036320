import type { LabImage } from '@scribblepup/imaging/lab';
import { decay } from '../decay';
import { DX, DY, link, type FlowGrid } from '../flowGrid';

// Read from the global object once, because inner loops call it.
const { floor } = Math;

/**
 * Links all neighbors of a grid by the difference of their colors, relative to the usual difference
 * in this picture (Boykov, Jolly 2001, "Interactive Graph Cuts for Optimal Boundary & Region
 * Segmentation", section 2).
 * @param weight capacity between neighbors of the same color
 */
export function linkNeighbors(grid: FlowGrid, lab: LabImage, weight: number): void {
  const { width, height } = grid;
  let total = 0;
  for (let y = 0; y < height - 1; y++) total += contrastOfRow(lab, y);
  const beta = (2 * (width - 1) * (height - 1)) / (2 * total + 1e-6);
  const diagonal = weight * Math.SQRT1_2;
  for (let y = 0; y < height; y++) {
    linkRow(lab, grid, y, 0, 0, width - 1, beta, weight);
    if (y === height - 1) break;
    linkRow(lab, grid, y, 2, 0, width, beta, weight);
    linkRow(lab, grid, y, 4, 0, width - 1, beta, diagonal);
    linkRow(lab, grid, y, 6, 1, width, beta, diagonal);
  }
}

/** Sum of squared differences to the right and lower neighbors along a row. */
function contrastOfRow({ width, L, a, b }: LabImage, y: number): number {
  let total = 0;
  for (let i = y * width, end = i + width - 1; i < end; i++)
    total += squared(L, a, b, i, i + 1) + squared(L, a, b, i, i + width);
  return total;
}

function linkRow(
  { width, L, a, b }: LabImage,
  grid: FlowGrid,
  y: number,
  direction: number,
  from: number,
  to: number,
  beta: number,
  weight: number,
): void {
  const step = DX[direction] + DY[direction] * width;
  for (let i = y * width + from, end = y * width + to; i < end; i++) {
    const capacity = floor(weight * decay(beta * squared(L, a, b, i, i + step)) + 0.5);
    link(grid, i, direction, capacity);
  }
}

function squared(L: Float32Array, a: Float32Array, b: Float32Array, i: number, j: number): number {
  const x = L[i] - L[j],
    y = a[i] - a[j],
    z = b[i] - b[j];
  return x * x + y * y + z * z;
}
