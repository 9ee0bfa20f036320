import { bestKernel } from './kernels';
import type { BlurKernel, Radii } from './kernels/types';
import { plane, type Plane } from './plane';

// Radius at which the kernel is cut off, in sigmas; sigma in px above which box passes replace it.
const CUT_OFF = 2.6,
  BOXES_FROM = 2.6;

/** Created with the first blur. */
let kernel: BlurKernel | null = null;

/** A normalized Gaussian kernel, cut off at `CUT_OFF`; its length is odd. */
export function gaussian(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * CUT_OFF));
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
 * Gaussian blur, sigma in px; the border repeats. Large sigmas use three box passes (Wells 1986).
 */
export function blur({ width, height, data }: Plane, sigma: number): Plane {
  return blurInPlace(plane(width, height, data.slice()), sigma);
}

/** Like `blur`, but overwrites the source. */
export function blurInPlace(source: Plane, sigma: number): Plane {
  kernel ??= bestKernel();
  if (sigma > BOXES_FROM) kernel.boxes(source, boxRadii(sigma));
  else if (sigma > 0) kernel.convolve(source, gaussian(sigma));
  return source;
}

/**
 * Radii in px of three box passes with the variance of a Gaussian. Their widths are two adjacent
 * odd numbers (Kovesi 2010, "Fast Almost-Gaussian Filtering").
 */
function boxRadii(sigma: number): Radii {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const small = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0);
  const smallPasses = Math.round(
    (12 * sigma * sigma - 3 * small * small - 12 * small - 9) / (-4 * small - 4),
  );
  const radius = (pass: number): number => ((pass < smallPasses ? small : small + 2) - 1) / 2;
  return [radius(0), radius(1), radius(2)];
}

/** Blurs only the pixels inside a mask, so that nothing from outside bleeds in; 0 outside. */
export function maskedBlur(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blurInPlace(times(source, inside), sigma);
  for (let i = 0; i < weight.length; i++)
    out.data[i] = inside[i] > 0 ? out.data[i] / (weight[i] + 1e-6) : 0;
  return out;
}

/**
 * Keeps the pixels inside a mask and extends their values to the pixels nearby (normalized
 * convolution, Knutsson, Westin 1993); pixels farther away keep their values. Sigma in px.
 */
export function extend(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blurInPlace(times(source, inside), sigma);
  for (let i = 0; i < weight.length; i++)
    out.data[i] = inside[i] > 0 || weight[i] < 1e-3 ? source.data[i] : out.data[i] / weight[i];
  return out;
}

function times({ width, height, data }: Plane, factor: Float32Array): Plane {
  const out = plane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = data[i] * factor[i];
  return out;
}
