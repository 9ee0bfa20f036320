import type { Grid } from '../types';
import { MIN_LINK, OVERRELAXATION, PRIOR_WEIGHT, WALK_STEPS } from './constants';
import type { CellComponent } from './connectedComponents';

/**
 * The cells of a part as a graph: cells that share a side are linked. They are numbered within the
 * part.
 */
export interface CellGraph {
  /** Four neighbors of each cell; the cell itself where there is none. */
  readonly neighbors: Int32Array;
  /**
   * Weight of each link, 0 where there is none. A cell's weights and its prior weight add up to 1.
   */
  readonly weights: Float64Array;
  /** Weight of each cell's prior. */
  readonly priorWeights: Float64Array;
  /**
   * The order in which cells are relaxed: the light squares of a chessboard, then the dark ones.
   */
  readonly order: Int32Array;
}

const SIDES = 4;

/** Builds the graph of a part; `similarity` is how alike two cells are, 0 to 1. */
export function buildCellGraph(
  part: CellComponent,
  { width, height }: Pick<Grid, 'width' | 'height'>,
  similarity: (a: number, b: number) => number,
): CellGraph {
  const indexInPart = new Int32Array(width * height).fill(-1);
  for (let index = 0; index < part.length; index++) indexInPart[part[index]] = index;
  const neighbors = new Int32Array(SIDES * part.length);
  const weights = new Float64Array(neighbors.length);
  const priorWeights = new Float64Array(part.length);
  const steps = [-1, 1, -width, width];
  for (let index = 0; index < part.length; index++) {
    const cell = part[index],
      x = cell % width;
    let total = PRIOR_WEIGHT;
    for (let side = 0; side < SIDES; side++) {
      const other = cell + steps[side];
      const isInRow = (side !== 0 || x > 0) && (side !== 1 || x < width - 1);
      const neighbor =
        isInRow && other >= 0 && other < indexInPart.length ? indexInPart[other] : -1;
      neighbors[SIDES * index + side] = neighbor < 0 ? index : neighbor;
      if (neighbor < 0) continue;
      const weight = similarity(cell, other) + MIN_LINK;
      weights[SIDES * index + side] = weight;
      total += weight;
    }
    priorWeights[index] = PRIOR_WEIGHT / total;
    for (let side = 0; side < SIDES; side++) weights[SIDES * index + side] /= total;
  }
  return { neighbors, weights, priorWeights, order: chessboard(part, width) };
}

/** The light cells of a chessboard, then the dark ones. */
function chessboard(part: CellComponent, width: number): Int32Array {
  const order = new Int32Array(part.length);
  let count = 0;
  for (let color = 0; color < 2; color++) {
    for (let index = 0; index < part.length; index++) {
      if ((((part[index] % width) + Math.floor(part[index] / width)) & 1) === color)
        order[count++] = index;
    }
  }
  return order;
}

/**
 * Returns the most probable label of each cell: the label of the seed that a random walker from the
 * cell most probably reaches first. At each step the walker may also stop and choose a label,
 * preferably one of low cost.
 * @param costs negative log probability of each cell, for each label
 * @param seeds label of each cell, or -1 if it must be found
 */
export function randomWalk(
  graph: CellGraph,
  costs: readonly Float64Array[],
  seeds: Int32Array,
): Uint8Array {
  const priors = priorsOf(costs);
  const free = graph.order.filter((index) => seeds[index] < 0);
  const owners = new Uint8Array(seeds.length);
  // The probabilities of a cell's labels add up to 1, so the first label gets the remainder.
  const firstLabel = new Float64Array(seeds.length).fill(1);
  const highest = new Float64Array(seeds.length);
  for (let label = 1; label < costs.length; label++) {
    const start = startValues(priors[label], seeds, label);
    const value = relax(graph, free, priors[label], start);
    for (let index = 0; index < value.length; index++) {
      firstLabel[index] -= value[index];
      if (value[index] > highest[index]) {
        highest[index] = value[index];
        owners[index] = label;
      }
    }
  }
  for (let index = 0; index < owners.length; index++)
    if (firstLabel[index] >= highest[index]) owners[index] = 0;
  return owners;
}

/** Converts the costs of each cell to probabilities of its labels, by a softmax. */
function priorsOf(costs: readonly Float64Array[]): readonly Float64Array[] {
  const priors = costs.map((cost) => new Float64Array(cost.length));
  for (let index = 0; index < costs[0].length; index++) {
    let lowest = Infinity,
      total = 0;
    for (const cost of costs) lowest = Math.min(lowest, cost[index]);
    for (let label = 0; label < costs.length; label++)
      total += priors[label][index] = Math.exp(lowest - costs[label][index]);
    for (const prior of priors) prior[index] /= total;
  }
  return priors;
}

/** Probability of a label before the first step: the prior of a free cell; 0 or 1 for a seed. */
const startValues = (prior: Float64Array, seeds: Int32Array, label: number): Float64Array =>
  prior.map((value, index) => (seeds[index] < 0 ? value : seeds[index] === label ? 1 : 0));

/**
 * Probability that each cell has one label, by successive overrelaxation (Young 1954).
 * @param free the cells that are not seeds, in the order in which they are relaxed
 * @param value the probabilities before the first step; overwritten
 */
function relax(
  graph: CellGraph,
  free: Int32Array,
  prior: Float64Array,
  value: Float64Array,
): Float64Array {
  for (let step = 0; step < WALK_STEPS; step++) relaxOnce(graph, free, prior, value);
  return value;
}

/** One relaxation of all cells that are not seeds. */
function relaxOnce(
  { neighbors, weights, priorWeights }: CellGraph,
  free: Int32Array,
  prior: Float64Array,
  value: Float64Array,
): void {
  // oxlint-disable-next-line typescript/prefer-for-of -- until the JIT compiles this loop, an iterator would allocate an object for each cell
  for (let i = 0; i < free.length; i++) {
    const index = free[i],
      link = SIDES * index;
    const mean =
      priorWeights[index] * prior[index] +
      weights[link] * value[neighbors[link]] +
      weights[link + 1] * value[neighbors[link + 1]] +
      weights[link + 2] * value[neighbors[link + 2]] +
      weights[link + 3] * value[neighbors[link + 3]];
    value[index] += OVERRELAXATION * (mean - value[index]);
  }
}
