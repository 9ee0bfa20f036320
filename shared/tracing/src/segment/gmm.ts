import type { LabImage } from '@scribblepup/imaging/lab';

/**
 * A Gaussian mixture of colors (Rother, Kolmogorov, Blake 2004, "GrabCut", section 3). Each
 * Gaussian takes GAUSSIAN_SIZE numbers: its mean, its inverse covariance (xx, xy, xz, yy, yz, zz),
 * and -ln of its weight and scale.
 */
export type Mixture = Float64Array;

const GAUSSIAN_SIZE = 10;

// Number of Gaussians, as in the paper.
const COMPONENTS = 5;
// Maximum number of pixels that a mixture learns from, and of k-means rounds, to bound the time.
const MAX_SAMPLES = 4000,
  KMEANS_ROUNDS = 6;
// Initial values of a minimum: above any squared distance in Lab, and above any cost.
const MAX_SQUARED_DISTANCE = 1e12,
  MAX_COST = 1e9;
// The square of one half, slightly less so that rounding cannot exclude the nearest center.
const HALF_SQUARED = 0.2499;
// Pixels per call. Short functions that are called often are optimized sooner.
const BLOCK = 256;
// A cluster of fewer pixels gets no Gaussian.
const MIN_CLUSTER = 8;
// Added to each variance, so that flat colors keep an invertible covariance.
const VARIANCE_FLOOR = 4;

/**
 * Fits a mixture to the colors of some pixels: k-means++ (Arthur, Vassilvitskii 2007), then one
 * Gaussian per cluster.
 * @param pixels indices of the pixels
 * @param random gives numbers in [0, 1)
 */
export function fitMixture(lab: LabImage, pixels: Int32Array, random: () => number): Mixture {
  const step = Math.max(1, pixels.length / MAX_SAMPLES);
  const n = Math.floor(pixels.length / step);
  const colors = colorsOf(lab, pixels, n, step);
  const centers = seedCenters(colors, n, random);
  const nearest = new Uint8Array(n);
  for (let round = 0; round < KMEANS_ROUNDS; round++) {
    // No color changed its cluster, so the centers would not move either.
    if (!assign(colors, n, centers, nearest) && round > 0) break;
    recenter(colors, n, centers, nearest);
  }
  return Float64Array.from(
    Array.from({ length: centers.length / 3 }, (_, k) => gaussianOf(colors, n, nearest, k)).flat(),
  );
}

/** The colors of `n` pixels, `step` apart: three numbers each. */
function colorsOf(
  { L, a, b }: LabImage,
  pixels: Int32Array,
  n: number,
  step: number,
): Float32Array {
  const colors = new Float32Array(n * 3);
  for (let i = 0; i < n; i++) {
    const p = pixels[Math.floor(i * step)];
    colors[i * 3] = L[p];
    colors[i * 3 + 1] = a[p];
    colors[i * 3 + 2] = b[p];
  }
  return colors;
}

/**
 * For each of the given pixels, writes to `best` the -ln of its color's likelihood under the
 * mixture's best Gaussian. The outer loop runs over Gaussians, which keeps their parameters in
 * local variables.
 */
export function computeCosts(
  mixture: Mixture,
  lab: LabImage,
  pixels: Int32Array,
  best: Float64Array,
): void {
  best.fill(MAX_COST, 0, pixels.length);
  const gaussians = Array.from({ length: mixture.length / GAUSSIAN_SIZE }, (_, k) =>
    mixture.subarray(k * GAUSSIAN_SIZE, (k + 1) * GAUSSIAN_SIZE),
  );
  for (let from = 0; from < pixels.length; from += BLOCK)
    for (const gaussian of gaussians)
      lowerCosts(best, gaussian, lab, pixels, from, Math.min(pixels.length, from + BLOCK));
}

/** Lowers the costs of the pixels from index `from` up to `to` to those under one Gaussian. */
function lowerCosts(
  best: Float64Array,
  gaussian: Mixture,
  { L, a, b }: LabImage,
  pixels: Int32Array,
  from: number,
  to: number,
): void {
  const mx = gaussian[0],
    my = gaussian[1],
    mz = gaussian[2],
    xx = gaussian[3],
    xy = gaussian[4],
    xz = gaussian[5],
    yy = gaussian[6],
    yz = gaussian[7],
    zz = gaussian[8],
    base = gaussian[9];
  for (let k = from; k < to; k++) {
    const i = pixels[k],
      x = L[i] - mx,
      y = a[i] - my,
      z = b[i] - mz;
    const v =
      base + 0.5 * (xx * x * x + yy * y * y + zz * z * z) + xy * x * y + xz * x * z + yz * y * z;
    if (v < best[k]) best[k] = v;
  }
}

/** Chooses starting centers that are far from each other (k-means++). */
function seedCenters(colors: Float32Array, n: number, random: () => number): Float32Array {
  const count = Math.min(COMPONENTS, n);
  const centers = new Float32Array(count * 3);
  const squared = new Float32Array(n).fill(MAX_SQUARED_DISTANCE);
  let chosen = Math.floor(random() * n);
  for (let k = 0; k < count; k++) {
    centers.set(colors.subarray(chosen * 3, chosen * 3 + 3), k * 3);
    chosen = indexAt(squared, random() * lowerDistances(colors, centers, k, squared));
  }
  return centers;
}

/** Lowers squared distances to those from center `k`, and returns their sum. */
function lowerDistances(
  colors: Float32Array,
  centers: Float32Array,
  k: number,
  squared: Float32Array,
): number {
  let total = 0;
  for (let i = 0; i < squared.length; i++) {
    const d = squaredDistance(colors, i, centers, k);
    if (d < squared[i]) squared[i] = d;
    total += squared[i];
  }
  return total;
}

/** The index at which the running sum of the values reaches `sum`; the last one if it never does. */
function indexAt(values: Float32Array, sum: number): number {
  let left = sum;
  for (let i = 0; i < values.length - 1; i++) {
    left -= values[i];
    if (left <= 0) return i;
  }
  return values.length - 1;
}

function squaredDistance(
  colors: Float32Array,
  i: number,
  centers: Float32Array,
  k: number,
): number {
  const x = colors[i * 3] - centers[k * 3],
    y = colors[i * 3 + 1] - centers[k * 3 + 1],
    z = colors[i * 3 + 2] - centers[k * 3 + 2];
  return x * x + y * y + z * z;
}

/** Assigns each color its nearest center; returns whether any assignment changed. */
function assign(
  colors: Float32Array,
  n: number,
  centers: Float32Array,
  nearest: Uint8Array,
): boolean {
  const safe = halfDistances(centers);
  let changed = false;
  for (let i = 0; i < n; i++) {
    const L = colors[i * 3],
      a = colors[i * 3 + 1],
      b = colors[i * 3 + 2],
      first = nearest[i] * 3;
    const x = L - centers[first],
      y = a - centers[first + 1],
      z = b - centers[first + 2];
    if (x * x + y * y + z * z < safe[nearest[i]]) continue;
    const found = nearestCenter(centers, L, a, b);
    if (found === nearest[i]) continue;
    nearest[i] = found;
    changed = true;
  }
  return changed;
}

/**
 * For each center, the squared distance within which no other center can be nearer: half the
 * distance to the closest other center (Elkan 2003, lemma 1).
 */
function halfDistances(centers: Float32Array): Float64Array {
  const count = centers.length / 3;
  return Float64Array.from({ length: count }, (_, k) => {
    let nearest = MAX_SQUARED_DISTANCE;
    for (let j = 0; j < count; j++)
      if (j !== k) nearest = Math.min(nearest, squaredDistance(centers, j, centers, k));
    return HALF_SQUARED * nearest;
  });
}

function nearestCenter(centers: Float32Array, L: number, a: number, b: number): number {
  let best = MAX_SQUARED_DISTANCE,
    found = 0;
  for (let k = 0, first = 0; first < centers.length; k++, first += 3) {
    const x = L - centers[first],
      y = a - centers[first + 1],
      z = b - centers[first + 2];
    const d = x * x + y * y + z * z;
    if (d >= best) continue;
    best = d;
    found = k;
  }
  return found;
}

/** Moves each center to the mean of its colors. */
function recenter(
  colors: Float32Array,
  n: number,
  centers: Float32Array,
  nearest: Uint8Array,
): void {
  const sums = new Float64Array(centers.length),
    counts = new Int32Array(centers.length / 3);
  for (let i = 0; i < n; i++) {
    const k = nearest[i];
    counts[k]++;
    sums[k * 3] += colors[i * 3];
    sums[k * 3 + 1] += colors[i * 3 + 1];
    sums[k * 3 + 2] += colors[i * 3 + 2];
  }
  for (let c = 0; c < sums.length; c++) {
    const count = counts[Math.floor(c / 3)];
    if (count > 0) centers[c] = sums[c] / count;
  }
}

/** The parameters of a cluster's Gaussian; empty if the cluster is too small. */
function gaussianOf(colors: Float32Array, n: number, nearest: Uint8Array, k: number): number[] {
  let count = 0,
    mx = 0,
    my = 0,
    mz = 0;
  for (let i = 0; i < n; i++) {
    if (nearest[i] !== k) continue;
    count++;
    mx += colors[i * 3];
    my += colors[i * 3 + 1];
    mz += colors[i * 3 + 2];
  }
  if (count < MIN_CLUSTER) return [];
  mx /= count;
  my /= count;
  mz /= count;
  const [xx, xy, xz, yy, yz, zz] = covarianceOf(colors, n, nearest, k, count, mx, my, mz);
  const cxx = yy * zz - yz * yz,
    cxy = xz * yz - xy * zz,
    cxz = xy * yz - xz * yy;
  const determinant = xx * cxx + xy * cxy + xz * cxz;
  return [
    mx,
    my,
    mz,
    cxx / determinant,
    cxy / determinant,
    cxz / determinant,
    (xx * zz - xz * xz) / determinant,
    (xy * xz - xx * yz) / determinant,
    (xx * yy - xy * xy) / determinant,
    -Math.log(count / n) + 0.5 * Math.log(determinant),
  ];
}

/** The covariance of a cluster of `count` colors with mean mx, my, mz. */
function covarianceOf(
  colors: Float32Array,
  n: number,
  nearest: Uint8Array,
  k: number,
  count: number,
  mx: number,
  my: number,
  mz: number,
): [xx: number, xy: number, xz: number, yy: number, yz: number, zz: number] {
  let xx = 0,
    xy = 0,
    xz = 0,
    yy = 0,
    yz = 0,
    zz = 0;
  for (let i = 0; i < n; i++) {
    if (nearest[i] !== k) continue;
    const x = colors[i * 3] - mx,
      y = colors[i * 3 + 1] - my,
      z = colors[i * 3 + 2] - mz;
    xx += x * x;
    xy += x * y;
    xz += x * z;
    yy += y * y;
    yz += y * z;
    zz += z * z;
  }
  return [
    xx / count + VARIANCE_FLOOR,
    xy / count,
    xz / count,
    yy / count + VARIANCE_FLOOR,
    yz / count,
    zz / count + VARIANCE_FLOOR,
  ];
}
