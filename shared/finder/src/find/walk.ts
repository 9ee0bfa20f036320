import type { Grid } from '../types';
import { LEAST_LINK, OVERRELAXATION, PRIOR_WEIGHT, WALK_STEPS } from './constants';
import type { CellComponent } from './parts';

/** Links between the cells of a part that share a side; cells are counted within the part. */
export interface Links {
  /** For each cell four cells, -1 where there is none. */
  readonly to: Int32Array;
  /** Weight of each link. */
  readonly weights: Float64Array;
  /** The cells in the order in which they are relaxed: like the colours of a chessboard. */
  readonly order: Int32Array;
}

const SIDES = 4;

/** Links the cells of a part; `likeness` says how much two cells belong together, 0 to 1. */
export function linksOf(
  part: CellComponent,
  { width, height }: Pick<Grid, 'width' | 'height'>,
  likeness: (a: number, b: number) => number,
): Links {
  const places = new Int32Array(width * height).fill(-1);
  part.forEach((cell, at) => (places[cell] = at));
  const to = new Int32Array(SIDES * part.length).fill(-1);
  const weights = new Float64Array(to.length);
  part.forEach((cell, at) => {
    const x = cell % width;
    const beside = [
      x > 0 ? cell - 1 : -1,
      x < width - 1 ? cell + 1 : -1,
      cell - width,
      cell + width,
    ];
    beside.forEach((other, side) => {
      if (other < 0 || other >= places.length || places[other] < 0) return;
      to[SIDES * at + side] = places[other];
      weights[SIDES * at + side] = likeness(cell, other) + LEAST_LINK;
    });
  });
  const isDark = (at: number): boolean =>
    (((part[at] % width) + Math.floor(part[at] / width)) & 1) === 1;
  const all = [...part.keys()];
  const order = Int32Array.from([...all.filter((at) => !isDark(at)), ...all.filter(isDark)]);
  return { to, weights, order };
}

/**
 * For each cell the likeliest label: where a random walker from that cell first meets a seed, and
 * it may stop at each step at a label of low cost.
 * @param costs for each label the cost of each cell, in negative log probabilities
 * @param seeds for each cell its label, -1 where it is to be found
 */
export function walk(
  links: Links,
  costs: readonly (readonly number[])[],
  seeds: readonly number[],
): readonly number[] {
  const least = seeds.map((_, at) => Math.min(...costs.map((cost) => cost[at])));
  const total = seeds.map((_, at) =>
    costs.reduce((sum, cost) => sum + Math.exp(least[at] - cost[at]), 0),
  );
  const likely = costs.map((cost, label) =>
    relax(
      links,
      Float64Array.from(cost, (value, at) => Math.exp(least[at] - value) / total[at]),
      seeds,
      label,
    ),
  );
  return seeds.map((_, at) => {
    const values = likely.map((value) => value[at]);
    return values.indexOf(Math.max(...values));
  });
}

/** Probability of one label in each cell, by successive overrelaxation (Young 1954). */
function relax(
  { to, weights, order }: Links,
  prior: Float64Array,
  seeds: readonly number[],
  label: number,
): Float64Array {
  const value = prior.map((p, at) => (seeds[at] < 0 ? p : Number(seeds[at] === label)));
  for (let step = 0; step < WALK_STEPS; step++) {
    for (const at of order) {
      if (seeds[at] >= 0) continue;
      let sum = PRIOR_WEIGHT * prior[at];
      let all = PRIOR_WEIGHT;
      for (let link = SIDES * at; link < SIDES * (at + 1); link++) {
        if (to[link] < 0) continue;
        sum += weights[link] * value[to[link]];
        all += weights[link];
      }
      value[at] += OVERRELAXATION * (sum / all - value[at]);
    }
  }
  return value;
}
