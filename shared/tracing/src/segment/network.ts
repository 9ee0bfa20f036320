import type { Lab } from '@scribblepup/imaging/lab';
import { DX, DY, link, type Grid } from './grid';
import { minCut } from './maxflow';

// Taken out of the global object once: inner loops call them.
const { exp, round } = Math;

/** Capacities are whole numbers: this many steps a unit of energy. */
export const STEPS = 8;

/**
 * A picture's pixels with what flows between them. A cut goes on from the flow of the cuts before it
 * (Kohli, Torr 2005, "Efficiently Solving Dynamic Markov Random Fields Using Graph Cuts"):
 * mostly little has changed, and the smallest cut is the same whatever flow it was found with.
 */
export interface Network {
  readonly width: number;
  readonly height: number;
  /** What the links can still carry. */
  readonly capacity: Int32Array;
  /** What has come from the source to each pixel, or gone from it to the sink (negative). */
  readonly sent: Int32Array;
}

/** The cut with these terminals; the network keeps the flow that it took. */
export function cutAgain(
  { width, height, capacity, sent }: Network,
  terminal: Int32Array,
): Uint8Array {
  for (let i = 0; i < sent.length; i++) {
    const whole = terminal[i]!;
    terminal[i] = whole - sent[i]!;
    sent[i] = whole;
  }
  const result = minCut({ width, height, capacity, terminal });
  for (let i = 0; i < sent.length; i++) sent[i]! -= terminal[i]!;
  return result;
}

/** Kept between pictures. Each link within the picture is written anew; what leads out of it is never read. */
let capacities = new Int32Array(0);

/**
 * A picture's network without any flow: links between neighbours are dear where they look alike,
 * cheap across an edge. Good until the next one is made. @param gamma weight of the border's length
 */
export function networkOf(lab: Lab, gamma: number): Network {
  const { width, height } = lab;
  let total = 0;
  for (let y = 0; y < height - 1; y++) total += contrastOfRow(lab, y);
  const beta = (2 * (width - 1) * (height - 1)) / (2 * total + 1e-6);
  if (capacities.length < width * height * 8) capacities = new Int32Array(width * height * 8);
  const grid: Grid = { width, height, capacity: capacities, terminal: new Int32Array(0) };
  for (let y = 0; y < height; y++) {
    linkRow(lab, grid, y, 0, 0, width - 1, beta, gamma);
    if (y === height - 1) break;
    linkRow(lab, grid, y, 2, 0, width, beta, gamma);
    linkRow(lab, grid, y, 4, 0, width - 1, beta, gamma * Math.SQRT1_2);
    linkRow(lab, grid, y, 6, 1, width, beta, gamma * Math.SQRT1_2);
  }
  return { width, height, capacity: capacities, sent: new Int32Array(width * height) };
}

/** Squared differences to the right and below, summed. */
function contrastOfRow({ width, L, a, b }: Lab, y: number): number {
  let total = 0;
  for (let i = y * width, end = i + width - 1; i < end; i++)
    total += squared(L, a, b, i, i + 1) + squared(L, a, b, i, i + width);
  return total;
}

function linkRow(
  { width, L, a, b }: Lab,
  grid: Grid,
  y: number,
  direction: number,
  from: number,
  to: number,
  beta: number,
  gamma: number,
): void {
  const step = DX[direction]! + DY[direction]! * width;
  for (let i = y * width + from, end = y * width + to; i < end; i++) {
    link(grid, i, direction, round(gamma * exp(-beta * squared(L, a, b, i, i + step)) * STEPS));
  }
}

function squared(L: Float32Array, a: Float32Array, b: Float32Array, i: number, j: number): number {
  const x = L[i]! - L[j]!,
    y = a[i]! - a[j]!,
    z = b[i]! - b[j]!;
  return x * x + y * y + z * z;
}
