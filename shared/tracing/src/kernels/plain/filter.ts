import type { Flow } from '../types';

/** Writes the result of `value` for each pixel where `where` is not 0. */
export function filter(
  { width, height }: Flow,
  where: Uint8Array,
  out: Float32Array,
  value: (x: number, y: number, i: number) => number,
): void {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) if (where[i]) out[i] = value(x, y, i);
}
