import type { LabImage } from '@scribblepup/imaging/lab';
import { cutGrid } from '../kernels';
import { DX, DY, link, type FlowGrid } from '../kernels/flowGrid';
import type { CutGrid } from '../kernels/types';

// Read from the global object once, because inner loops call them.
const { exp, round } = Math;

/** Capacities are integers: this many steps per unit of energy. */
export const CAPACITY_STEPS = 8;

/**
 * A picture's pixels as a flow network that remembers its flow. A cut continues from the flow of
 * the cuts before it (Kohli, Torr 2005, "Efficiently Solving Dynamic Markov Random Fields Using
 * Graph Cuts"): usually little has changed, and the minimum cut does not depend on the starting
 * flow.
 */
export interface FlowNetwork {
  readonly grid: CutGrid;
  /** Flow from the source to each pixel, or from it to the sink (negative). */
  readonly terminalFlow: Int32Array;
}

/**
 * Finds the minimum cut for these terminals; the network keeps the flow for the next cut. Returns
 * 1 for pixels on the source's side.
 */
export function incrementalMinCut(
  { grid, terminalFlow }: FlowNetwork,
  terminal: Int32Array,
): Uint8Array {
  grid.terminal.set(terminal);
  subtract(grid.terminal, terminalFlow);
  const result = grid.minCut();
  terminalFlow.set(terminal);
  subtract(terminalFlow, grid.terminal);
  return result;
}

function subtract(from: Int32Array, values: Int32Array): void {
  for (let i = 0; i < from.length; i++) from[i] -= values[i];
}

/**
 * Builds a picture's network without any flow: links between similar neighbors are expensive to
 * cut, links across an edge cheap. It is valid until the next call, which reuses its memory.
 * @param gamma weight of the boundary's length
 */
export function networkOf(lab: LabImage, gamma: number): FlowNetwork {
  const { width, height } = lab;
  let total = 0;
  for (let y = 0; y < height - 1; y++) total += contrastOfRow(lab, y);
  const beta = (2 * (width - 1) * (height - 1)) / (2 * total + 1e-6);
  const grid = cutGrid(width, height);
  for (let y = 0; y < height; y++) {
    linkRow(lab, grid, y, 0, 0, width - 1, beta, gamma);
    if (y === height - 1) break;
    linkRow(lab, grid, y, 2, 0, width, beta, gamma);
    linkRow(lab, grid, y, 4, 0, width - 1, beta, gamma * Math.SQRT1_2);
    linkRow(lab, grid, y, 6, 1, width, beta, gamma * Math.SQRT1_2);
  }
  return { grid, terminalFlow: new Int32Array(width * height) };
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
  gamma: number,
): void {
  const step = DX[direction] + DY[direction] * width;
  for (let i = y * width + from, end = y * width + to; i < end; i++) {
    link(
      grid,
      i,
      direction,
      round(gamma * exp(-beta * squared(L, a, b, i, i + step)) * CAPACITY_STEPS),
    );
  }
}

function squared(L: Float32Array, a: Float32Array, b: Float32Array, i: number, j: number): number {
  const x = L[i] - L[j],
    y = a[i] - a[j],
    z = b[i] - b[j];
  return x * x + y * y + z * z;
}
