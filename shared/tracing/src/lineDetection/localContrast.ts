import { blur, blurInPlace } from '@scribblepup/imaging/blur';
import { clamp, plane, type Plane } from '@scribblepup/imaging/plane';

// Read from the global object once, because inner loops call them.
const { max, pow, sqrt } = Math;

// L to which the local mean is moved.
const MEAN_LIGHTNESS = 50;
// Local contrast is normalized to this standard deviation of L. NOISE_DEVIATION is added to the
// measured one, so that noise in flat areas is not amplified.
const USUAL_DEVIATION = 14,
  NOISE_DEVIATION = 4;
// Limits of the contrast factor.
const MIN_GAIN = 0.5,
  MAX_GAIN = 2.6;

/**
 * Normalizes local contrast, so that a dark coat and a white one have the same range of tones. Only
 * pixels inside the dog count, so that a bright background does not flatten its edge.
 * @param sigma px
 * @param amount 0 (none) to 1 (all local contrast equal)
 */
export function normalizeLocalContrast(
  L: Plane,
  inside: Float32Array,
  sigma: number,
  amount: number,
): Plane {
  const { width, height, data } = L;
  const weight = blur(plane(width, height, inside), sigma).data;
  const mean = plane(
    width,
    height,
    inside.map((share, i) => share * data[i]),
  );
  averageInPlace(mean, weight, sigma);
  const variance = plane(width, height, squaredDeviations(data, mean.data, inside));
  averageInPlace(variance, weight, sigma);
  return plane(
    width,
    height,
    data.map((value, i) => normalized(value, mean.data[i], variance.data[i], amount)),
  );
}

/** Blurs values that are 0 outside the dog, and divides them by the blurred dog. */
function averageInPlace(values: Plane, weight: Float32Array, sigma: number): void {
  const { data } = blurInPlace(values, sigma);
  for (let i = 0; i < data.length; i++) data[i] /= weight[i] + 1e-3;
}

function squaredDeviations(
  data: Float32Array,
  mean: Float32Array,
  inside: Float32Array,
): Float32Array {
  return data.map((value, i) => inside[i] * (value - mean[i]) * (value - mean[i]));
}

function normalized(value: number, mean: number, variance: number, amount: number): number {
  // Far from the dog, rounding may leave the blurred variance just below 0. Its root would be NaN,
  // and the next blur would spread that over the dog.
  const deviation = sqrt(max(0, variance));
  const gain = clamp(
    pow(USUAL_DEVIATION / (deviation + NOISE_DEVIATION), amount),
    MIN_GAIN,
    MAX_GAIN,
  );
  return MEAN_LIGHTNESS + (value - mean) * gain;
}
