import type { SheetPath } from '../types';
import { rasterize, type Bitmap } from './raster';
import { quantile } from './measure';

/** Cells of 1.27 mm (a twentieth of an inch): where a page has ink, and where it has ink nearby. */
export interface Fingerprint {
  readonly ink: Uint8Array;
  readonly near: Uint8Array;
  readonly count: number;
}

const CELLS_AN_INCH = 20;

/** Enough to tell pages apart; 100 dpi, five pixels a cell. */
export function fingerprint(paths: readonly SheetPath[]): Fingerprint {
  return fingerprintOf(rasterize(paths, 100));
}

export function fingerprintOf(page: Bitmap): Fingerprint {
  const cell = page.dpi / CELLS_AN_INCH;
  const [w, h] = [Math.floor(page.width / cell), Math.floor(page.height / cell)];
  const ink = new Uint8Array(w * h);
  for (let y = 0; y < h * cell; y++) for (let x = 0; x < w * cell; x++) if (page.data[y * page.width + x]) ink[Math.floor(y / cell) * w + Math.floor(x / cell)] = 1;
  const near = new Uint8Array(w * h);
  let count = 0;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (!ink[y * w + x]) continue;
      count++;
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (y + dy >= 0 && y + dy < h && x + dx >= 0 && x + dx < w) near[(y + dy) * w + x + dx] = 1;
    }
  return { ink, near, count };
}

/** Share of the ink of two pages that the other one has nowhere near: 0 for the same page, 1 for nothing in common. */
export function mismatch(a: Fingerprint, b: Fingerprint): number {
  let missed = 0;
  for (let i = 0; i < a.ink.length; i++) {
    if (a.ink[i] && !b.near[i]) missed++;
    if (b.ink[i] && !a.near[i]) missed++;
  }
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
