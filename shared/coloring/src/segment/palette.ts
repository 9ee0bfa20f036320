import type { Lab } from '../raster/lab';

// Taken out of the global object once: inner loops call them.
const { min, sqrt } = Math;

const FARTHEST = 1e12;

/** Evenly spread, at most so many of them. */
export const every = (pixels: readonly number[], most: number): number[] => {
  const step = Math.max(1, Math.ceil(pixels.length / most));
  return pixels.filter((_, k) => k % step === 0);
};

/** Colours of some pixels, the darkest first: three numbers each. */
export function paletteOf({ L, a, b }: Lab, pixels: readonly number[]): Float32Array {
  return Float32Array.from([...pixels].sort((i, j) => L[i]! - L[j]!).flatMap((i) => [L[i]!, a[i]!, b[i]!]));
}

/** Lab distance to the nearest colour of a palette: from the one as light, to both sides while one can still be nearer. */
export function nearestColour(palette: Float32Array, L: number, a: number, b: number): number {
  let low = 0, high = palette.length / 3;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (palette[3 * middle]! < L) low = middle + 1;
    else high = middle;
  }
  let least = FARTHEST;
  for (let j = 3 * low; j < palette.length; j += 3) {
    const x = L - palette[j]!, y = a - palette[j + 1]!, z = b - palette[j + 2]!;
    if (x * x >= least) break;
    least = min(least, x * x + y * y + z * z);
  }
  for (let j = 3 * low - 3; j >= 0; j -= 3) {
    const x = L - palette[j]!, y = a - palette[j + 1]!, z = b - palette[j + 2]!;
    if (x * x >= least) break;
    least = min(least, x * x + y * y + z * z);
  }
  return sqrt(least);
}
