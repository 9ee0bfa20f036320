import type { Lab } from '@scribblepup/imaging/lab';
import { mask, type Mask } from '@scribblepup/imaging/plane';
import { random } from '@scribblepup/imaging/random';
import { costs, fitMixture, type Mixture } from './gmm';
import { cutAgain, networkOf, STEPS } from './network';

// Read from the global object once, because inner loops call them.
const { max, min, round } = Math;

/** State of a pixel before the cut. */
export const OUTSIDE = 0,
  INSIDE = 1,
  PERHAPS_OUTSIDE = 2,
  PERHAPS_INSIDE = 3;

export interface CutProblem {
  readonly lab: Lab;
  /** One of the four states per pixel. */
  readonly known: Uint8Array;
  /** Added to the log likelihood ratio: positive pulls a pixel inside, negative outside. */
  readonly prior: Float32Array;
  /**
   * Uncertain pixels from which the first color model of the inside may learn, in addition to the
   * certain ones; by default all of them.
   */
  readonly firstInside?: Uint8Array;
  /** Like `firstInside`, for the outside. */
  readonly firstOutside?: Uint8Array;
  /** Weight of the boundary's length (the smoothness term). */
  readonly gamma: number;
  readonly rounds: number;
  readonly seed: number;
}

// Cap on the color cost of a single pixel, so that its neighbors can still outvote it.
const MOST_COST = 40;
// A side with fewer pixels has too little to learn colors from.
const LEAST_PIXELS = 20;
// Cost of moving a certain pixel to the other side, in gammas: more than its eight neighbors
// together can cost.
const CERTAIN = 9;
// Area change between two rounds, as a share of the picture, below which the rounds end.
const SETTLED = 0.002;

/**
 * Separates inside from outside by alternating color mixtures and minimum cuts (Rother,
 * Kolmogorov, Blake 2004, "GrabCut", section 3; contrast term of Boykov, Jolly 2001). Returns null
 * if one side has too few pixels to learn from.
 */
export function grabCut(problem: CutProblem): Mask | null {
  const { lab, prior, rounds } = problem;
  const { width, height } = lab;
  const known = problem.known.slice();
  const next = random(problem.seed);
  const network = networkOf(lab, problem.gamma);
  let result: Uint8Array | null = null,
    lastArea = -1;
  for (let round = 0; round < rounds; round++) {
    const inside = pixelsOf(known, 1, round === 0 ? problem.firstInside : undefined),
      outside = pixelsOf(known, 0, round === 0 ? problem.firstOutside : undefined);
    if (inside.length < LEAST_PIXELS || outside.length < LEAST_PIXELS) break;
    const models = [fitMixture(lab, inside, next), fitMixture(lab, outside, next)] as const;
    if (models[0].length === 0 || models[1].length === 0) break;
    result = cutAgain(network, terminals(lab, known, models, prior, problem.gamma));
    const count = learn(known, result);
    if (Math.abs(count - lastArea) < SETTLED * result.length) break;
    lastArea = count;
  }
  return result && mask(width, height, result);
}

/**
 * Indices of the pixels that are certainly or perhaps on a side (1 inside, 0 outside). If
 * `first` is given, uncertain pixels must also be in it.
 */
function pixelsOf(known: Uint8Array, side: 0 | 1, first: Uint8Array | undefined): Int32Array {
  const out = new Int32Array(known.length);
  let n = 0;
  for (let i = 0; i < known.length; i++) {
    const state = known[i];
    if ((state & 1) === side && (first === undefined || state < PERHAPS_OUTSIDE || first[i] === 1))
      out[n++] = i;
  }
  return out.subarray(0, n);
}

/** Copies the sides of a cut to the uncertain pixels; returns the number of pixels inside. */
function learn(known: Uint8Array, result: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < result.length; i++) {
    if (known[i] >= PERHAPS_OUTSIDE) known[i] = result[i] ? PERHAPS_INSIDE : PERHAPS_OUTSIDE;
    count += result[i];
  }
  return count;
}

/** Buffers reused between cuts: the uncertain pixels, and their cost on either side. */
let open = new Int32Array(0),
  costInside = new Float64Array(0),
  costOutside = new Float64Array(0);

function terminals(
  lab: Lab,
  known: Uint8Array,
  [inside, outside]: readonly [Mixture, Mixture],
  prior: Float32Array,
  gamma: number,
): Int32Array {
  const certain = round(gamma * CERTAIN * STEPS);
  const out = new Int32Array(known.length);
  if (open.length < out.length)
    [open, costInside, costOutside] = [
      new Int32Array(out.length),
      new Float64Array(out.length),
      new Float64Array(out.length),
    ];
  let n = 0;
  for (let i = 0; i < out.length; i++) {
    if (known[i] >= PERHAPS_OUTSIDE) open[n++] = i;
    else out[i] = known[i] === INSIDE ? certain : -certain;
  }
  const asked = open.subarray(0, n);
  costs(inside, lab, asked, costInside);
  costs(outside, lab, asked, costOutside);
  for (let k = 0; k < n; k++) {
    const difference = max(-MOST_COST, min(MOST_COST, costOutside[k] - costInside[k]));
    out[asked[k]] = round((difference + prior[asked[k]]) * STEPS);
  }
  return out;
}
