import type { Lab } from '../raster/lab';
import { mask, type Mask } from '../raster/plane';
import { random } from '../raster/random';
import { cost, fitMixture, type Mixture } from './gmm';
import { DX, DY, link, type Grid } from './grid';
import { minCut } from './maxflow';

// Taken out of the global object once: inner loops call them.
const { exp, max, min, round } = Math;

/** What is known of a pixel before the cut. */
export const OUTSIDE = 0, INSIDE = 1, PERHAPS_OUTSIDE = 2, PERHAPS_INSIDE = 3;

export interface CutProblem {
  readonly lab: Lab;
  /** One of the four states a pixel. */
  readonly known: Uint8Array;
  /** Added to the likelihood: positive pulls inside, negative outside. */
  readonly prior?: Float32Array;
  /** Pixels that the first colour model of the inside is learnt from; else all that are (perhaps) inside. */
  readonly firstInside?: Uint8Array;
  /** The same for the outside. */
  readonly firstOutside?: Uint8Array;
  /** Weight of the border's length. */
  readonly gamma: number;
  /** What `networkOf` gave for the same picture and gamma, where several cuts share it. */
  readonly network?: Network;
  readonly rounds: number;
  readonly seed: number;
}

// Capacities are whole numbers: this many steps a unit of energy.
const SCALE = 8;
// A single pixel's colour can never cost more than this, so that the neighbours keep a say.
const MOST_COST = 40;
const LEAST_PIXELS = 20;
// Mean of the absolute area change, as a share of the picture, below which the rounds end.
const SETTLED = 0.002;

/**
 * A picture's pixels with what flows between them. A cut goes on from the flow of the cuts before it
 * (Kohli, Torr 2005, "Efficiently Solving Dynamic Markov Random Fields Using Graph Cuts", section 4):
 * mostly little has changed, and the smallest cut is the same whatever flow it was found with.
 */
export interface Network {
  /** What the links can still carry. */
  readonly capacity: Int32Array;
  /** What has come from the source to each pixel, or gone from it to the sink (negative). */
  readonly sent: Int32Array;
}

/**
 * Separates the inside from the outside: colour mixtures and a minimum cut in turn (Rother,
 * Kolmogorov, Blake 2004, "GrabCut", section 3; contrast term of Boykov, Jolly 2001). Null where
 * there are too few pixels on one side to learn from.
 */
export function grabCut(problem: CutProblem): Mask | null {
  const { lab, prior, rounds } = problem;
  const { width, height } = lab;
  const known = problem.known.slice();
  const next = random(problem.seed);
  const network = problem.network ?? networkOf(lab, problem.gamma);
  let result: Uint8Array | null = null, lastArea = -1;
  for (let round = 0; round < rounds; round++) {
    const inside = pixelsOf(known, 1, round === 0 ? problem.firstInside : undefined), outside = pixelsOf(known, 0, round === 0 ? problem.firstOutside : undefined);
    if (inside.length < LEAST_PIXELS || outside.length < LEAST_PIXELS) break;
    const models = [fitMixture(lab, inside, next), fitMixture(lab, outside, next)] as const;
    if (models[0].length === 0 || models[1].length === 0) break;
    result = cutAgain(network, width, height, terminals(lab, known, models, prior, problem.gamma));
    const count = learn(known, result);
    if (Math.abs(count - lastArea) < SETTLED * result.length) break;
    lastArea = count;
  }
  return result && mask(width, height, result);
}

/** The cut with these terminals; the network keeps the flow that it took. */
function cutAgain({ capacity, sent }: Network, width: number, height: number, terminal: Int32Array): Uint8Array {
  for (let i = 0; i < sent.length; i++) {
    const whole = terminal[i]!;
    terminal[i] = whole - sent[i]!;
    sent[i] = whole;
  }
  const result = minCut({ width, height, capacity, terminal });
  for (let i = 0; i < sent.length; i++) sent[i]! -= terminal[i]!;
  return result;
}

/** Pixels that are, or may be, on a side: 1 inside, 0 outside. Those that only may be must also be in `first`. */
function pixelsOf(known: Uint8Array, side: 0 | 1, first: Uint8Array | undefined): Int32Array {
  const out = new Int32Array(known.length);
  let n = 0;
  for (let i = 0; i < known.length; i++) {
    const state = known[i]!;
    if ((state & 1) === side && (first === undefined || state < PERHAPS_OUTSIDE || first[i] === 1)) out[n++] = i;
  }
  return out.subarray(0, n);
}

/** Takes the sides of a cut over; gives the number of pixels inside. */
function learn(known: Uint8Array, result: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < result.length; i++) {
    if (known[i]! >= PERHAPS_OUTSIDE) known[i] = result[i] ? PERHAPS_INSIDE : PERHAPS_OUTSIDE;
    count += result[i]!;
  }
  return count;
}

function terminals(lab: Lab, known: Uint8Array, [inside, outside]: readonly [Mixture, Mixture], prior: Float32Array | undefined, gamma: number): Int32Array {
  const { L, a, b } = lab;
  const certain = round(gamma * 9 * SCALE);
  const out = new Int32Array(known.length);
  for (let i = 0; i < out.length; i++) {
    const state = known[i]!;
    out[i] = state === OUTSIDE ? -certain : state === INSIDE ? certain : pull(inside, outside, L[i]!, a[i]!, b[i]!, prior ? prior[i]! : 0);
  }
  return out;
}

function pull(inside: Mixture, outside: Mixture, L: number, a: number, b: number, prior: number): number {
  const difference = cost(outside, L, a, b) - cost(inside, L, a, b);
  return round((max(-MOST_COST, min(MOST_COST, difference)) + prior) * SCALE);
}

/** Kept between pictures: the larger of the two arrays. */
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
  else capacities.fill(0, 0, width * height * 8);
  const grid: Grid = { width, height, capacity: capacities, terminal: new Int32Array(0) };
  for (let y = 0; y < height; y++) {
    linkRow(lab, grid, y, 0, 0, width - 1, beta, gamma);
    if (y === height - 1) break;
    linkRow(lab, grid, y, 2, 0, width, beta, gamma);
    linkRow(lab, grid, y, 4, 0, width - 1, beta, gamma * Math.SQRT1_2);
    linkRow(lab, grid, y, 6, 1, width, beta, gamma * Math.SQRT1_2);
  }
  return { capacity: capacities, sent: new Int32Array(width * height) };
}

/** Squared differences to the right and below, summed. */
function contrastOfRow({ width, L, a, b }: Lab, y: number): number {
  let total = 0;
  for (let i = y * width, end = i + width - 1; i < end; i++) total += squared(L, a, b, i, i + 1) + squared(L, a, b, i, i + width);
  return total;
}

function linkRow({ width, L, a, b }: Lab, grid: Grid, y: number, direction: number, from: number, to: number, beta: number, gamma: number): void {
  const step = DX[direction]! + DY[direction]! * width;
  for (let i = y * width + from, end = y * width + to; i < end; i++) {
    link(grid, i, direction, round(gamma * exp(-beta * squared(L, a, b, i, i + step)) * SCALE));
  }
}

function squared(L: Float32Array, a: Float32Array, b: Float32Array, i: number, j: number): number {
  const x = L[i]! - L[j]!, y = a[i]! - a[j]!, z = b[i]! - b[j]!;
  return x * x + y * y + z * z;
}
