import type { Runs } from './runs';

const { min } = Math;

/** Kept between pages: it is the largest array that measuring needs. */
let kept = new Uint8ClampedArray(0);

/** Distance of every ink pixel to white, in thirds of a pixel, at most 255 (chamfer 3-4, Borgefors 1986); white is 0. Good until the next call. */
export function inkDistance({ rows, ends }: Runs, width: number): Uint8ClampedArray {
  const height = rows.length - 1;
  // A row and a pixel of white on every side, so that no neighbour needs a question.
  const step = width + 2;
  const size = step * (height + 2);
  if (kept.length === size) kept.fill(0);
  else kept = new Uint8ClampedArray(size);
  const d = kept;
  for (let y = 0; y < height; y++)
    for (let k = rows[y]!; k < rows[y + 1]!; k++) {
      const row = (y + 1) * step + 1;
      for (let i = row + ends[2 * k]!, end = row + ends[2 * k + 1]!; i < end; i++) {
        const side = min(d[i - 1]!, d[i - step]!) + 3;
        const slant = min(d[i - step - 1]!, d[i - step + 1]!) + 4;
        d[i] = min(side, slant);
      }
    }
  for (let y = height - 1; y >= 0; y--)
    for (let k = rows[y + 1]! - 1; k >= rows[y]!; k--) {
      const row = (y + 1) * step + 1;
      for (let i = row + ends[2 * k + 1]! - 1, end = row + ends[2 * k]!; i >= end; i--) {
        const side = min(d[i + 1]!, d[i + step]!) + 3;
        const slant = min(d[i + step + 1]!, d[i + step - 1]!) + 4;
        d[i] = min(d[i]!, side, slant);
      }
    }
  return d;
}
