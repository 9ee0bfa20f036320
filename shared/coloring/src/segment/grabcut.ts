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
  /** What `contrastLinks` gave for the same picture and gamma, where several cuts share it. */
  readonly links?: Int32Array;
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
 * Separates the inside from the outside: colour mixtures and a minimum cut in turn (Rother,
 * Kolmogorov, Blake 2004, "GrabCut", section 3; contrast term of Boykov, Jolly 2001). Null where
 * there are too few pixels on one side to learn from.
 */
export function grabCut(problem: CutProblem): Mask | null {
  const { lab, prior, rounds } = problem;
  const { width, height } = lab;
  const known = problem.known.slice();
  const next = random(problem.seed);
  const links = problem.links ?? contrastLinks(lab, problem.gamma);
  let result: Uint8Array | null = null, lastArea = -1;
  for (let round = 0; round < rounds; round++) {
    const inside: number[] = [], outside: number[] = [];
    for (let i = 0; i < known.length; i++) {
      const first = round === 0 && known[i]! >= PERHAPS_OUTSIDE;
      if ((known[i]! & 1) === 1) {
        if (!first || (problem.firstInside?.[i] ?? 1)) inside.push(i);
      } else if (!first || (problem.firstOutside?.[i] ?? 1)) outside.push(i);
    }
    if (inside.length < LEAST_PIXELS || outside.length < LEAST_PIXELS) break;
    const models = [fitMixture(lab, inside, next), fitMixture(lab, outside, next)] as const;
    if (models[0].length === 0 || models[1].length === 0) break;
    const grid: Grid = { width, height, capacity: links.slice(), terminal: terminals(lab, known, models, prior, problem.gamma) };
    result = minCut(grid);
    let count = 0;
    for (let i = 0; i < result.length; i++) {
      if (known[i]! >= PERHAPS_OUTSIDE) known[i] = result[i] ? PERHAPS_INSIDE : PERHAPS_OUTSIDE;
      count += result[i]!;
    }
    if (Math.abs(count - lastArea) < SETTLED * result.length) break;
    lastArea = count;
  }
  return result && mask(width, height, result);
}

function terminals(lab: Lab, known: Uint8Array, [inside, outside]: readonly [Mixture, Mixture], prior: Float32Array | undefined, gamma: number): Int32Array {
  const certain = round(gamma * 9 * SCALE);
  return Int32Array.from(known, (state, i) => {
    if (state === OUTSIDE) return -certain;
    if (state === INSIDE) return certain;
    const difference = cost(outside, lab.L[i]!, lab.a[i]!, lab.b[i]!) - cost(inside, lab.L[i]!, lab.a[i]!, lab.b[i]!);
    return round((max(-MOST_COST, min(MOST_COST, difference)) + (prior ? prior[i]! : 0)) * SCALE);
  });
}

/** Capacities between neighbours: dear where they look alike, cheap across an edge. */
export function contrastLinks(lab: Lab, gamma: number): Int32Array {
  const { width, height, L, a, b } = lab;
  const n = width * height;
  const squared = (i: number, j: number): number => (L[i]! - L[j]!) ** 2 + (a[i]! - a[j]!) ** 2 + (b[i]! - b[j]!) ** 2;
  let total = 0, pairs = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      total += squared(i, i + 1) + squared(i, i + width);
      pairs += 2;
    }
  }
  const beta = pairs / (2 * total + 1e-6);
  const grid: Grid = { width, height, capacity: new Int32Array(n * 8), terminal: new Int32Array(0) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const d of [0, 2, 4, 6]) {
        const nx = x + DX[d]!, ny = y + DY[d]!;
        if (nx < 0 || nx >= width || ny >= height) continue;
        const i = y * width + x;
        const weight = (d < 4 ? gamma : gamma * Math.SQRT1_2) * exp(-beta * squared(i, ny * width + nx));
        link(grid, i, d, round(weight * SCALE));
      }
    }
  }
  return grid.capacity;
}
