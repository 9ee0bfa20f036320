import type { LabImage } from '@scribblepup/imaging/lab';
import { mask, type Mask } from '@scribblepup/imaging/plane';
import { seededRandom } from '@scribblepup/imaging/random';
import { computeCosts, fitMixture, type Mixture } from './gmm';
import { incrementalMinCut, networkOf, CAPACITY_STEPS } from './flowNetwork';

// Read from the global object once, because inner loops call them.
const { max, min, round } = Math;

/** State of a pixel before the cut. */
export const OUTSIDE = 0,
  INSIDE = 1,
  PROBABLY_OUTSIDE = 2,
  PROBABLY_INSIDE = 3;

/** Input of `grabCut`. */
export interface GrabCutInput {
  readonly lab: LabImage;
  /** One of the four states per pixel. */
  readonly states: Uint8Array;
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
const MAX_COLOR_COST = 40;
// Minimum number of pixels to learn a side's colors from.
const MIN_PIXELS = 20;
// Cost of moving a certain pixel to the other side, in gammas: more than its eight neighbors
// together can cost.
const CERTAIN_COST = 9;
// The rounds end if the area changes by a smaller share of the picture.
const MIN_CHANGE = 0.002;

/**
 * Separates inside from outside by alternating color mixtures and minimum cuts (Rother,
 * Kolmogorov, Blake 2004, "GrabCut", section 3; contrast term of Boykov, Jolly 2001). Returns null
 * if one side has too few pixels to learn from.
 */
export function grabCut(problem: GrabCutInput): Mask | null {
  const { lab, prior, rounds } = problem;
  const { width, height } = lab;
  const known = problem.states.slice();
  const next = seededRandom(problem.seed);
  const network = networkOf(lab, problem.gamma);
  let result: Uint8Array | null = null,
    lastArea = -1;
  for (let round = 0; round < rounds; round++) {
    const inside = pixelsOnSide(known, 1, round === 0 ? problem.firstInside : undefined),
      outside = pixelsOnSide(known, 0, round === 0 ? problem.firstOutside : undefined);
    if (inside.length < MIN_PIXELS || outside.length < MIN_PIXELS) break;
    const models = [fitMixture(lab, inside, next), fitMixture(lab, outside, next)] as const;
    if (models[0].length === 0 || models[1].length === 0) break;
    result = incrementalMinCut(
      network,
      terminalCapacities(lab, known, models, prior, problem.gamma),
    );
    const count = updateStates(known, result);
    if (Math.abs(count - lastArea) < MIN_CHANGE * result.length) break;
    lastArea = count;
  }
  return result && mask(width, height, result);
}

/**
 * Indices of the pixels that are certainly or perhaps on a side (1 inside, 0 outside). If
 * `first` is given, uncertain pixels must also be in it.
 */
function pixelsOnSide(known: Uint8Array, side: 0 | 1, first: Uint8Array | undefined): Int32Array {
  const out = new Int32Array(known.length);
  let n = 0;
  for (let i = 0; i < known.length; i++) {
    const state = known[i];
    if ((state & 1) === side && (first === undefined || state < PROBABLY_OUTSIDE || first[i] === 1))
      out[n++] = i;
  }
  return out.subarray(0, n);
}

/** Moves the uncertain pixels to the sides of a cut; returns the number of pixels inside. */
function updateStates(known: Uint8Array, result: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < result.length; i++) {
    if (known[i] >= PROBABLY_OUTSIDE) known[i] = result[i] ? PROBABLY_INSIDE : PROBABLY_OUTSIDE;
    count += result[i];
  }
  return count;
}

/** Buffers reused between cuts: the uncertain pixels, and their cost on either side. */
let uncertain = new Int32Array(0),
  costInside = new Float64Array(0),
  costOutside = new Float64Array(0);

/** Capacity between each pixel and the source (positive) or the sink (negative). */
function terminalCapacities(
  lab: LabImage,
  known: Uint8Array,
  [inside, outside]: readonly [Mixture, Mixture],
  prior: Float32Array,
  gamma: number,
): Int32Array {
  const certain = round(gamma * CERTAIN_COST * CAPACITY_STEPS);
  const out = new Int32Array(known.length);
  if (uncertain.length < out.length)
    [uncertain, costInside, costOutside] = [
      new Int32Array(out.length),
      new Float64Array(out.length),
      new Float64Array(out.length),
    ];
  const pixels = uncertain.subarray(0, setCertain(known, certain, out));
  computeCosts(inside, lab, pixels, costInside);
  computeCosts(outside, lab, pixels, costOutside);
  setUncertain(pixels, prior, out);
  return out;
}

/** Sets the capacities of the certain pixels, lists the others, and returns their number. */
function setCertain(known: Uint8Array, certain: number, out: Int32Array): number {
  let n = 0;
  for (let i = 0; i < out.length; i++) {
    if (known[i] >= PROBABLY_OUTSIDE) uncertain[n++] = i;
    else out[i] = known[i] === INSIDE ? certain : -certain;
  }
  return n;
}

/** Sets the capacities of the uncertain pixels. */
function setUncertain(pixels: Int32Array, prior: Float32Array, out: Int32Array): void {
  for (let k = 0; k < pixels.length; k++) {
    const difference = max(-MAX_COLOR_COST, min(MAX_COLOR_COST, costOutside[k] - costInside[k]));
    out[pixels[k]] = round((difference + prior[pixels[k]]) * CAPACITY_STEPS);
  }
}
