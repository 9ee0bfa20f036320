import type { SheetPath } from '../types';
import { rasterize, type Bitmap } from './raster';
import { quantile } from './measure';

/** Cells of 1.27 mm (a twentieth of an inch), a bit each: where a page has ink, and where it has ink nearby. */
export interface Fingerprint {
  readonly ink: Uint32Array;
  readonly near: Uint32Array;
  readonly count: number;
}

const CELLS_AN_INCH = 20;

/** Enough to tell pages apart; 100 dpi, five pixels a cell. */
export function fingerprint(paths: readonly SheetPath[]): Fingerprint {
  return fingerprintOf(rasterize(paths, 100));
}

export function fingerprintOf({ width, height, dpi, data }: Bitmap): Fingerprint {
  const cell = Math.round(dpi / CELLS_AN_INCH);
  const [w, h] = [Math.floor(width / cell), Math.floor(height / cell)];
  const [ink, near] = [new Uint32Array(Math.ceil((w * h) / 32)), new Uint32Array(Math.ceil((w * h) / 32))];
  const mark = (bits: Uint32Array, at: number): void => void (bits[at >> 5]! |= 1 << (at & 31));
  let count = 0;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let black = false;
      for (let row = y * cell; row < (y + 1) * cell && !black; row++) {
        const from = row * width + x * cell;
        for (let i = from; i < from + cell; i++) black ||= data[i] === 1;
      }
      if (!black) continue;
      count++;
      mark(ink, y * w + x);
      for (let v = Math.max(0, y - 1); v <= Math.min(h - 1, y + 1); v++) for (let u = Math.max(0, x - 1); u <= Math.min(w - 1, x + 1); u++) mark(near, v * w + u);
    }
  return { ink, near, count };
}

/** Set bits of a 32-bit word (Hacker's Delight, 5-1). */
function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Share of the ink of two pages that the other one has nowhere near: 0 for the same page, 1 for nothing in common. */
export function mismatch(a: Fingerprint, b: Fingerprint): number {
  let missed = 0;
  for (let i = 0; i < a.ink.length; i++) missed += bitCount(a.ink[i]! & ~b.near[i]!) + bitCount(b.ink[i]! & ~a.near[i]!);
  return a.count + b.count > 0 ? missed / (a.count + b.count) : 0;
}

export interface BookDistinctness {
  readonly least: number;
  readonly median: number;
  /** The closest pairs first. */
  readonly closest: readonly { readonly a: number; readonly b: number; readonly mismatch: number }[];
}

/** All pairs of a book's pages, which should be .30 apart at least, the median .60. */
export function bookDistinctness(pages: readonly Fingerprint[], listed = 20): BookDistinctness {
  const pairs: { a: number; b: number; mismatch: number }[] = [];
  for (let a = 0; a < pages.length; a++) for (let b = a + 1; b < pages.length; b++) pairs.push({ a, b, mismatch: mismatch(pages[a]!, pages[b]!) });
  pairs.sort((p, q) => p.mismatch - q.mismatch);
  return { least: pairs[0]?.mismatch ?? 1, median: pairs.length > 0 ? quantile(pairs.map((p) => p.mismatch), 0.5) : 1, closest: pairs.slice(0, listed) };
}
