import type { Flow } from '../types';
import { alongFlow, END } from './way';

/** Writes what `value` gives for each pixel where `where` is not 0. */
export function filter(
  { width, height }: Flow,
  where: Uint8Array,
  out: Float32Array,
  value: (x: number, y: number, i: number) => number,
): void {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) if (where[i]) out[i] = value(x, y, i);
}

/** Calls `visit` with the pixels along the flow from a pixel, and their distances from it in px. */
export function visitAlong(
  flow: Flow,
  x: number,
  y: number,
  ways: Int32Array,
  visit: (j: number, distance: number) => void,
): void {
  const steps = ways.length / 2;
  alongFlow(flow, x, y, ways);
  for (let from = 0; from <= steps; from += steps)
    for (let k = 0; k < steps && ways[from + k] !== END; k++) visit(ways[from + k], k + 1);
}
