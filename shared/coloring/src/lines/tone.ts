import { blur } from '../raster/blur';
import { clamp, plane, type Plane } from '../raster/plane';

// Taken out of the global object once: inner loops call them.
const { pow, sqrt } = Math;

// Local standard deviation of L that is left as it is; added to it against noise in flat parts.
const USUAL = 14, NOISE = 4;

/**
 * Local contrast normalisation: a dark coat and a white one get the same range of tones. Only
 * what lies inside counts, so that a bright background does not flatten the dog's edge.
 * @param sigma px; @param amount 0 (none) to 1 (all local contrast equal)
 */
export function equaliseTone(L: Plane, inside: Float32Array, sigma: number, amount: number): Plane {
  const { width, height } = L;
  const weight = blur(plane(width, height, inside), sigma).data;
  const weighted = (values: (i: number) => number): Float32Array => {
    const blurred = blur(plane(width, height, inside.map((w, i) => w * values(i))), sigma).data;
    return blurred.map((v, i) => v / (weight[i]! + 1e-3));
  };
  const mean = weighted((i) => L.data[i]!);
  const variance = weighted((i) => (L.data[i]! - mean[i]!) ** 2);
  return plane(width, height, L.data.map((v, i) => {
    const gain = clamp(pow(USUAL / (sqrt(variance[i]!) + NOISE), amount), 0.5, 2.6);
    return 50 + (v - mean[i]!) * gain;
  }));
}
