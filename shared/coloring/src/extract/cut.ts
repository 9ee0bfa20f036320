import type { Box, Mask } from '../raster/plane';
import type { Point } from '../types';
import type { Sides } from '../segment/start';

// A side counts as cutting the dog where it touches it over at least this share of the dog's size.
const LEAST_TOUCH = 0.12;
// Dog units within which the outline is laid on the cut side.
const SNAP = 6;

/** Sides of the picture that cut the dog off. @param size root of the dog's area, px */
export function cutSides({ width, height, data }: Mask, size: number): Sides {
  let left = 0, right = 0, top = 0, bottom = 0;
  for (let y = 0; y < height; y++) {
    left += data[y * width]!;
    right += data[y * width + width - 1]!;
  }
  for (let x = 0; x < width; x++) {
    top += data[x]!;
    bottom += data[(height - 1) * width + x]!;
  }
  const least = LEAST_TOUCH * size;
  return { left: left >= least, top: top >= least, right: right >= least, bottom: bottom >= least };
}

/** Lays points near a cut side on it, so that the cut stays a straight line a page can hide. */
export function snapToCut(ring: readonly Point[], cut: Sides, width: number, height: number, unit: number): Point[] {
  const near = Math.max(2, SNAP * unit);
  return ring.map(([x, y]) => [
    cut.left && x < near ? 0 : cut.right && x > width - near ? width : x,
    cut.top && y < near ? 0 : cut.bottom && y > height - near ? height : y,
  ]);
}

/** The box around some rings. */
export function ringBounds(rings: readonly (readonly Point[])[]): Box {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x)), ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { x0: least(xs), y0: least(ys), x1: most(xs), y1: most(ys) };
}
