import type { Runs } from '../bitmap/runs';

const { max, min } = Math;

/** Reused between pages, because it is the largest array in the measurements. */
let buffer = new Uint16Array(0);

/**
 * Distance transform of runs (a page's ink, or its white): the distance of every pixel in them to
 * the nearest pixel outside, in thirds of a pixel (chamfer 3-4, Borgefors 1986); 0 outside. The
 * result is padded by one pixel on every side, so pixel x, y is at
 * (y + 1) * (width + 2) + x + 1. Valid until the next call.
 */
export function distanceTransform({ rows, ends }: Runs, width: number): Uint16Array {
  const height = rows.length - 1;
  // Padding by one pixel on every side avoids bounds checks for the neighbors.
  const step = width + 2;
  const size = step * (height + 2);
  if (buffer.length < size) buffer = new Uint16Array(size);
  else buffer.fill(0, 0, size);
  const d = buffer;
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * step + 1;
    for (let k = rows[y]; k < rows[y + 1]; k++)
      scanForward(d, row + ends[2 * k], row + ends[2 * k + 1], step);
  }
  for (let y = height - 1; y >= 0; y--) {
    const row = (y + 1) * step + 1;
    for (let k = rows[y + 1] - 1; k >= rows[y]; k--)
      scanBackward(d, row + ends[2 * k], row + ends[2 * k + 1], step);
  }
  return d;
}

/** Sets the distances in a run from the pixels above and to the left. */
function scanForward(d: Uint16Array, from: number, end: number, step: number): void {
  for (let i = from; i < end; i++) {
    const straight = min(d[i - 1], d[i - step]) + 3;
    const diagonal = min(d[i - step - 1], d[i - step + 1]) + 4;
    d[i] = min(straight, diagonal);
  }
}

/** Lowers the distances in a run to those from the pixels below and to the right. */
function scanBackward(d: Uint16Array, from: number, end: number, step: number): void {
  for (let i = end - 1; i >= from; i--) {
    const straight = min(d[i + 1], d[i + step]) + 3;
    const diagonal = min(d[i + step + 1], d[i + step - 1]) + 4;
    d[i] = min(d[i], straight, diagonal);
  }
}

/**
 * The width at a ridge of `distanceTransform` (a pixel with no deeper neighbor), in thirds of a
 * pixel. It is measured in the direction with the shallower neighbors. A stroke with an odd width
 * in px has one ridge pixel; an even one has two adjacent ones, so an equal neighbor adds a pixel.
 * @param step index step between two rows in `d`
 */
export function widthAt(d: Uint16Array, i: number, step: number): number {
  return d[i] + min(max(d[i - 1], d[i + 1]), max(d[i - step], d[i + step]));
}
