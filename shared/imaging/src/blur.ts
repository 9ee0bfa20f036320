import { kernel } from './kernels';
import type { Radii } from './kernels/types';
import { plane, type Plane } from './plane';

/** Radius of the Gaussian kernel, in sigmas. */
const CUTOFF_SIGMAS = 2.6;
/** Largest sigma, px, for which a convolution is faster than box passes. */
const MAX_CONVOLVED_SIGMA = 2.6;

/** A normalized Gaussian kernel of odd length, cut off at `CUTOFF_SIGMAS`. */
export function gaussianKernel(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * CUTOFF_SIGMAS));
  const kernel = new Float32Array(2 * radius + 1);
  let total = 0;
  for (let i = -radius; i <= radius; i++) {
    const v = Math.exp((-i * i) / (2 * sigma * sigma));
    kernel[i + radius] = v;
    total += v;
  }
  return kernel.map((v) => v / total);
}

/**
 * Gaussian blur with sigma in px. Pixels beyond the border repeat the border's. Large sigmas use
 * three box passes (Wells 1986).
 */
export function blur({ width, height, data }: Plane, sigma: number): Plane {
  return blurInPlace(plane(width, height, data.slice()), sigma);
}

/** Like `blur`, but overwrites the source. */
export function blurInPlace(source: Plane, sigma: number): Plane {
  if (sigma > MAX_CONVOLVED_SIGMA) kernel().boxes(source, boxRadii(sigma));
  else if (sigma > 0) kernel().convolve(source, gaussianKernel(sigma));
  return source;
}

/**
 * Radii in px of three box passes with the variance of a Gaussian. Their widths are two adjacent
 * odd numbers (Kovesi 2010, "Fast Almost-Gaussian Filtering").
 */
function boxRadii(sigma: number): Radii {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const narrow = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0);
  const narrowPasses = Math.round(
    (12 * sigma * sigma - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4),
  );
  const radius = (pass: number): number => ((pass < narrowPasses ? narrow : narrow + 2) - 1) / 2;
  return [radius(0), radius(1), radius(2)];
}

/**
 * Blurs the pixels inside a mask, so that nothing from outside bleeds in; 0 outside. Sigma in px.
 */
export function maskedBlur(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blurInPlace(multiplied(source, inside), sigma);
  for (let i = 0; i < weight.length; i++)
    out.data[i] = inside[i] > 0 ? out.data[i] / (weight[i] + 1e-6) : 0;
  return out;
}

/**
 * Keeps the pixels inside a mask and extends their values to the pixels nearby (normalized
 * convolution, Knutsson, Westin 1993); pixels farther away keep their values. Sigma in px.
 */
export function extrapolateOutside(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blurInPlace(multiplied(source, inside), sigma);
  normalizeOutside(out.data, weight, source.data, inside);
  return out;
}

/** Divides blurred values by their weights, and restores those inside and those without weight. */
function normalizeOutside(
  blurred: Float32Array,
  weight: Float32Array,
  original: Float32Array,
  inside: Float32Array,
): void {
  for (let i = 0; i < blurred.length; i++)
    blurred[i] = inside[i] > 0 || weight[i] < 1e-3 ? original[i] : blurred[i] / weight[i];
}

function multiplied({ width, height, data }: Plane, factor: Float32Array): Plane {
  const out = plane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = data[i] * factor[i];
  return out;
}
