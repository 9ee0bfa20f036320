import type { LabImage } from '@scribblepup/imaging/lab';
import { DX, DY, link, type FlowGrid } from './flowGrid';
import { minCut } from './maxflow';

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
  readonly width: number;
  readonly height: number;
  /** Residual capacities of the links. */
  readonly capacity: Int32Array;
  /** Flow from the source to each pixel, or from it to the sink (negative). */
  readonly terminalFlow: Int32Array;
}

/**
 * Finds the minimum cut for these terminals; the network keeps the flow for the next cut.
 * `terminal` is overwritten.
 */
export function incrementalMinCut(
  { width, height, capacity, terminalFlow }: FlowNetwork,
  terminal: Int32Array,
): Uint8Array {
  subtractFlow(terminal, terminalFlow);
  const result = minCut({ width, height, capacity, terminal });
  subtract(terminalFlow, terminal);
  return result;
}

// These loops are functions of their own. In their caller, they would make the engine compile the
// whole search with it, again for each loop.

/** Subtracts the flow from the terminals, which take its place. */
function subtractFlow(terminal: Int32Array, flow: Int32Array): void {
  for (let i = 0; i < flow.length; i++) {
    const total = terminal[i];
    terminal[i] = total - flow[i];
    flow[i] = total;
  }
}

function subtract(from: Int32Array, values: Int32Array): void {
  for (let i = 0; i < from.length; i++) from[i] -= values[i];
}

/**
 * Buffer reused between pictures. Every link within the picture is rewritten; links that lead out
 * of it are never read.
 */
let capacities = new Int32Array(0);

/**
 * Builds a picture's network without any flow: links between similar neighbors are expensive to
 * cut, links across an edge cheap. It is valid until the next call, which reuses its buffer.
 * @param gamma weight of the boundary's length
 */
export function networkOf(lab: LabImage, gamma: number): FlowNetwork {
  const { width, height } = lab;
  let total = 0;
  for (let y = 0; y < height - 1; y++) total += contrastOfRow(lab, y);
  const beta = (2 * (width - 1) * (height - 1)) / (2 * total + 1e-6);
  if (capacities.length < width * height * 8) capacities = new Int32Array(width * height * 8);
  const grid: FlowGrid = { width, height, capacity: capacities, terminal: new Int32Array(0) };
  for (let y = 0; y < height; y++) {
    linkRow(lab, grid, y, 0, 0, width - 1, beta, gamma);
    if (y === height - 1) break;
    linkRow(lab, grid, y, 2, 0, width, beta, gamma);
    linkRow(lab, grid, y, 4, 0, width - 1, beta, gamma * Math.SQRT1_2);
    linkRow(lab, grid, y, 6, 1, width, beta, gamma * Math.SQRT1_2);
  }
  return { width, height, capacity: capacities, terminalFlow: new Int32Array(width * height) };
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
