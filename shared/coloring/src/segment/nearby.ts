import type { Lab } from '../raster/lab';
import { cellOf } from './colourCells';
import { Places } from './places';

// Taken out of the global object once: inner loops call them.
const { log } = Math;

// What all of a side's pixels together count against those nearby.
const ANYWHERE = 80;
// A colour that was never seen: nothing can be sure.
const UNSEEN = 0.002;

/**
 * For each pixel asked for, how much more likely its colour is among the pixels of one set than among
 * those of another, of each the ones nearby: natural logarithm, 0 for the others. Counts in cells of
 * place and colour, smoothed (after Chen, Paris, Durand 2007, "Real-time Edge-Aware Image Processing
 * with the Bilateral Grid", section 3).
 */
export function likelier({ width, height, L, a, b }: Lab, of: Uint8Array, than: Uint8Array, asked: Uint8Array): Float32Array {
  const cells = new Int32Array(L.length), out = new Float32Array(L.length);
  for (let i = 0; i < cells.length; i++) cells[i] = cellOf(L[i]!, a[i]!, b[i]!);
  const here = new Places(width, height, cells, of), there = new Places(width, height, cells, than);
  for (let i = 0; i < out.length; i++) {
    if (asked[i]) out[i] = log((here.share(cells[i]!, i, ANYWHERE) + UNSEEN) / (there.share(cells[i]!, i, ANYWHERE) + UNSEEN));
  }
  return out;
}
