import type { LabColour } from '@scribblepup/imaging/colour';

const { floor, min, sqrt } = Math;

/** Lightness percentiles from which the colours are learnt, and rounds of learning. */
const SEEDS = [0.08, 0.36, 0.66, 0.93],
  ROUNDS = 8;
/** Colours nearer than this are one; so are colours of less than this share of the dog. */
const NEAR = 15,
  LEAST = 0.04;
/**
 * Weight of lightness among a coat's colours. It is small, because light and shade are not coat.
 */
const LIGHTNESS = 0.6;
/** The bright parts of a colour begin at this percentile of lightness. */
const BRIGHT_PARTS = 0.75;

/** One colour of a coat, and the share of the dog that has it. */
export interface Tone {
  readonly colour: LabColour;
  readonly share: number;
  /** Lightness of its bright parts. */
  readonly bright: number;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[floor(share * (sorted.length - 1))] ?? 0;
}

/** Distance of two colours of a coat. */
export function difference(p: LabColour, q: LabColour): number {
  const [l, a, b] = [LIGHTNESS * (p[0] - q[0]), p[1] - q[1], p[2] - q[2]];
  return sqrt(l * l + a * a + b * b);
}

/** The index of the nearest colour. */
export function nearest(colour: LabColour, to: readonly LabColour[]): number {
  let best = 0,
    least = Infinity;
  for (let i = 0; i < to.length; i++) {
    const far = difference(colour, to[i]);
    if (far >= least) continue;
    best = i;
    least = far;
  }
  return best;
}

/**
 * K-means from fixed percentiles of lightness, then joins what is alike or too small. The largest
 * comes first.
 */
export function learn(colours: readonly LabColour[]): Tone[] {
  const sorted = [...colours].sort((p, q) => p[0] - q[0]);
  let means = SEEDS.map((share) => sorted[floor(share * (sorted.length - 1))]);
  let sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = means.map(() => [0, 0, 0, 0]);
    for (const colour of colours) {
      const sum = sums[nearest(colour, means)];
      for (let c = 0; c < 3; c++) sum[c] += colour[c];
      sum[3]++;
    }
    sizes = sums.map((sum) => sum[3]);
    means = sums.map((sum, i) =>
      sum[3] > 0 ? [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]] : means[i],
    );
  }
  for (;;) {
    const pair = closest(means, sizes, colours.length);
    if (!pair) break;
    const [keep, drop] = pair;
    const total = sizes[keep] + sizes[drop] || 1;
    const [p, q] = [means[keep], means[drop]];
    const mixed = (c: 0 | 1 | 2): number => (p[c] * sizes[keep] + q[c] * sizes[drop]) / total;
    means[keep] = [mixed(0), mixed(1), mixed(2)];
    sizes[keep] = total;
    means.splice(drop, 1);
    sizes.splice(drop, 1);
  }
  const members = means.map((): number[] => []);
  for (const colour of colours) members[nearest(colour, means)].push(colour[0]);
  return means
    .map((colour, i) => ({
      colour,
      share: sizes[i] / colours.length,
      bright: quantile(members[i], BRIGHT_PARTS),
    }))
    .sort((p, q) => q.share - p.share);
}

/** The two colours to join next, the larger first; null if none are alike or too small. */
function closest(
  means: readonly LabColour[],
  sizes: readonly number[],
  all: number,
): [number, number] | null {
  let found: [number, number] | null = null;
  let least = Infinity;
  for (let i = 0; i < means.length; i++)
    for (let j = i + 1; j < means.length; j++) {
      const far = difference(means[i], means[j]);
      const isFew = min(sizes[i], sizes[j]) < LEAST * all;
      if ((!isFew && far >= NEAR) || far >= least) continue;
      least = far;
      found = sizes[i] >= sizes[j] ? [i, j] : [j, i];
    }
  return found;
}
