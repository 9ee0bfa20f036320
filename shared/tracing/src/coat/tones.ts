import type { LabColor } from '@scribblepup/imaging/color';
import { percentile } from '@scribblepup/imaging/plane';

const { floor, min, sqrt } = Math;

/** Percentiles of lightness at which k-means starts. */
const SEED_PERCENTILES = [0.08, 0.36, 0.66, 0.93];
const KMEANS_ROUNDS = 8;
/** Colors closer than this are merged. */
const MIN_DISTANCE = 15;
/** A color that covers a smaller share of the dog is merged with the nearest one. */
const MIN_SHARE = 0.04;
/**
 * Weight of lightness in the distance of two coat colors. It is small, because light and shade do
 * not belong to the coat.
 */
export const LIGHTNESS_WEIGHT = 0.6;
/** The bright parts of a color begin at this percentile of lightness. */
const BRIGHT_PERCENTILE = 0.75;

/** One color of a coat, and the share of the dog that has it. */
export interface Tone {
  readonly color: LabColor;
  readonly share: number;
  /** Lightness at which its bright parts begin. */
  readonly highlightLightness: number;
}

/** Distance between two colors of a coat. */
export function coatColorDistance(p: LabColor, q: LabColor): number {
  const [l, a, b] = [LIGHTNESS_WEIGHT * (p[0] - q[0]), p[1] - q[1], p[2] - q[2]];
  return sqrt(l * l + a * a + b * b);
}

/**
 * For each color of a list, writes the index of the nearest candidate to `out`.
 * @param colors L, a and b of one color after the other
 */
export function nearestOfEach(
  colors: Float64Array,
  candidates: readonly LabColor[],
  out: Uint8Array,
): void {
  const flat = Float64Array.from(candidates.flat());
  for (let i = 0; i < out.length; i++)
    out[i] = nearest(colors[3 * i], colors[3 * i + 1], colors[3 * i + 2], flat);
}

/**
 * The index of the candidate nearest to a color.
 * @param candidates L, a and b of one color after the other
 */
export function nearest(L: number, a: number, b: number, candidates: Float64Array): number {
  let best = 0,
    smallest = Infinity;
  for (let i = 0, k = 0; k < candidates.length; i++, k += 3) {
    const x = LIGHTNESS_WEIGHT * (L - candidates[k]),
      y = a - candidates[k + 1],
      z = b - candidates[k + 2];
    const distance = sqrt(x * x + y * y + z * z);
    if (distance >= smallest) continue;
    best = i;
    smallest = distance;
  }
  return best;
}

/** The lightness of all colors, or only of those with this label. */
export function lightness(colors: Float64Array, labels?: Uint8Array, label = 0): Float64Array {
  const out = new Float64Array(colors.length / 3);
  let n = 0;
  for (let i = 0; i < out.length; i++) if (!labels || labels[i] === label) out[n++] = colors[3 * i];
  return out.subarray(0, n);
}

/** The colors at some percentiles of lightness. */
function initialColors(colors: Float64Array): LabColor[] {
  const sorted = lightness(colors).sort();
  return SEED_PERCENTILES.map((share) => {
    const rank = floor(share * (sorted.length - 1)),
      L = sorted[rank];
    const i = indexOfColor(L, rank - sorted.indexOf(L), colors);
    return [L, colors[3 * i + 1], colors[3 * i + 2]];
  });
}

/** The index of the color with this lightness, after the first `skipped` of them. */
function indexOfColor(L: number, skipped: number, colors: Float64Array): number {
  let left = skipped;
  for (let i = 0; i < colors.length / 3; i++) if (colors[3 * i] === L && left-- === 0) return i;
  return 0;
}

/** Sums of L, a and b, and the count, for each label. */
function sumsOf(colors: Float64Array, labels: Uint8Array, count: number): Float64Array {
  const sums = new Float64Array(4 * count);
  for (let i = 0, p = 0; i < labels.length; i++, p += 3) {
    const first = 4 * labels[i];
    sums[first] += colors[p];
    sums[first + 1] += colors[p + 1];
    sums[first + 2] += colors[p + 2];
    sums[first + 3]++;
  }
  return sums;
}

/**
 * Runs k-means from fixed percentiles of lightness, then merges colors that are similar or too
 * small. The largest comes first.
 * @param colors L, a and b of one color after the other
 */
export function learnTones(colors: Float64Array): Tone[] {
  const count = colors.length / 3,
    labels = new Uint8Array(count);
  let means = initialColors(colors);
  let sizes: number[] = [];
  for (let round = 0; round < KMEANS_ROUNDS; round++) {
    nearestOfEach(colors, means, labels);
    const sums = sumsOf(colors, labels, means.length);
    sizes = means.map((_, k) => sums[4 * k + 3]);
    means = means.map((mean, k) =>
      sizes[k] > 0
        ? [sums[4 * k] / sizes[k], sums[4 * k + 1] / sizes[k], sums[4 * k + 2] / sizes[k]]
        : mean,
    );
  }
  mergeTones(means, sizes, count);
  nearestOfEach(colors, means, labels);
  return means
    .map((color, k) => ({
      color,
      share: sizes[k] / count,
      highlightLightness: percentile(lightness(colors, labels, k), BRIGHT_PERCENTILE),
    }))
    .sort((p, q) => q.share - p.share);
}

/**
 * Merges colors that are similar or too small, in place.
 * @param count number of all colors
 */
function mergeTones(means: LabColor[], sizes: number[], count: number): void {
  for (;;) {
    const pair = closestPair(means, sizes, count);
    if (!pair) return;
    const [keep, drop] = pair;
    const total = sizes[keep] + sizes[drop] || 1;
    const [p, q] = [means[keep], means[drop]];
    const mixed = (c: 0 | 1 | 2): number => (p[c] * sizes[keep] + q[c] * sizes[drop]) / total;
    means[keep] = [mixed(0), mixed(1), mixed(2)];
    sizes[keep] = total;
    means.splice(drop, 1);
    sizes.splice(drop, 1);
  }
}

/** The two colors to merge next, the larger first; null if none are similar or too small. */
function closestPair(
  means: readonly LabColor[],
  sizes: readonly number[],
  count: number,
): [number, number] | null {
  let found: [number, number] | null = null;
  let smallest = Infinity;
  for (let i = 0; i < means.length; i++)
    for (let j = i + 1; j < means.length; j++) {
      const distance = coatColorDistance(means[i], means[j]);
      const isSmall = min(sizes[i], sizes[j]) < MIN_SHARE * count;
      if ((!isSmall && distance >= MIN_DISTANCE) || distance >= smallest) continue;
      smallest = distance;
      found = sizes[i] >= sizes[j] ? [i, j] : [j, i];
    }
  return found;
}
