import type { Runs } from '../bitmap/runs';

const { min } = Math;

/** Kept between pages: it is the largest array that measuring needs. */
let kept = new Uint16Array(0);

/**
 * Distance of every pixel of the runs (a page's ink, or its white) to what is in none of them, in thirds of a
 * pixel (chamfer 3-4, Borgefors 1986); outside the runs it is 0. A row and a pixel are added
 * on every side, so the pixel x, y stands at (y + 1) * (width + 2) + x + 1. Good until the next call.
 */
export function distanceWithin({ rows, ends }: Runs, width: number): Uint16Array {
  const height = rows.length - 1;
  // The row and the pixel on every side are outside, so that no neighbour needs a question.
  const step = width + 2;
  const size = step * (height + 2);
  if (kept.length < size) kept = new Uint16Array(size);
  else kept.fill(0, 0, size);
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
