/** L, a and b. */
export type Color = readonly [number, number, number];
/** L, a and b of each pixel of a picture. */
export type Channels = readonly [Float32Array, Float32Array, Float32Array];

/** Maximum number of colors of a coat. */
export const MAX_COLORS = 3;
const KMEANS_ROUNDS = 10;
// Colors closer than this in Lab are one coat color.
const MIN_COLOR_DIFFERENCE = 17;

/**
 * The clearly different colors of some pixels, at most MAX_COLORS; none if there are fewer pixels.
 */
export function coatColors(channels: Channels, pixels: readonly number[]): Color[] {
  return pixels.length < MAX_COLORS ? [] : withoutSimilar(kMeans(channels, pixels));
}

function squaredDistance(p: Color, q: Color): number {
  const x = p[0] - q[0],
    y = p[1] - q[1],
    z = p[2] - q[2];
  return x * x + y * y + z * z;
}

/** The index of the center that is nearest to a color. */
export function nearest(centers: readonly Color[], L: number, a: number, b: number): number {
  let best = 0,
    smallest = Infinity;
  for (let k = 0; k < centers.length; k++) {
    const center = centers[k],
      x = center[0] - L,
      y = center[1] - a,
      z = center[2] - b;
    const d = x * x + y * y + z * z;
    if (d >= smallest) continue;
    best = k;
    smallest = d;
  }
  return best;
}

/** k-means (Lloyd 1982) over some pixels, from colors at even steps of lightness. */
function kMeans(channels: Channels, pixels: readonly number[]): Color[] {
  const [L, a, b] = channels;
  const byLight = [...pixels].sort((p, q) => L[p] - L[q]);
  let centers = Array.from({ length: MAX_COLORS }, (_, k): Color => {
    const p = byLight[Math.floor(((k + 0.5) / MAX_COLORS) * byLight.length)];
    return [L[p], a[p], b[p]];
  });
  for (let round = 0; round < KMEANS_ROUNDS; round++) {
    const sums = sumsOf(channels, pixels, centers);
    centers = centers.map((center, k): Color => {
      const count = sums[4 * k + 3];
      return count
        ? [sums[4 * k] / count, sums[4 * k + 1] / count, sums[4 * k + 2] / count]
        : center;
    });
  }
  return centers;
}

/** For each center, the sums of L, a and b of the pixels nearest to it, and their number. */
function sumsOf(
  [L, a, b]: Channels,
  pixels: readonly number[],
  centers: readonly Color[],
): Float64Array {
  const sums = new Float64Array(4 * centers.length);
  for (const p of pixels) {
    const first = 4 * nearest(centers, L[p], a[p], b[p]);
    sums[first] += L[p];
    sums[first + 1] += a[p];
    sums[first + 2] += b[p];
    sums[first + 3]++;
  }
  return sums;
}

/** Drops centers that are similar to an earlier one. */
const withoutSimilar = (centers: readonly Color[]): Color[] =>
  centers.filter((c, k) =>
    centers.slice(0, k).every((d) => squaredDistance(c, d) >= MIN_COLOR_DIFFERENCE ** 2),
  );
