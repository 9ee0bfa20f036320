import type { Bounds, Point } from '@scribblepup/imaging';

/** Bounding box of some rings. */
export function ringBounds(rings: readonly (readonly Point[])[]): Bounds {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x)),
    ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  const min = (values: readonly number[]): number =>
    values.reduce((a, b) => Math.min(a, b), Infinity);
  const max = (values: readonly number[]): number =>
    values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { x0: min(xs), y0: min(ys), x1: max(xs), y1: max(ys) };
}
