import { percentile } from '@scribblepup/imaging/plane';
import type { SheetPath } from '../model/types';
import { rasterize, type Bitmap } from '../bitmap/raster';
import { inkRuns } from '../bitmap/runs';

const { floor, imul, max, min } = Math;

/**
 * Two bit masks over cells of 1.27 mm (a twentieth of an inch): cells with ink, and cells that have
 * ink or a neighbor with ink.
 */
export interface Fingerprint {
  readonly ink: Uint32Array;
  readonly near: Uint32Array;
  /** Number of cells with ink. */
  readonly count: number;
}

const CELLS_PER_INCH = 20;

/**
 * Fingerprint of drawn paths. Rasterizes at 100 dpi, five pixels per cell, which is enough to
 * compare pages.
 */
export function fingerprint(paths: readonly SheetPath[]): Fingerprint {
  return fingerprintOf(rasterize(paths, 100));
}

/** Fingerprint of a drawn page. */
export function fingerprintOf(page: Bitmap): Fingerprint {
  const cell = Math.round(page.dpi / CELLS_PER_INCH);
  const [w, h] = [floor(page.width / cell), floor(page.height / cell)];
  const [ink, near] = [
    new Uint32Array(Math.ceil((w * h) / 32)),
    new Uint32Array(Math.ceil((w * h) / 32)),
  ];
  const { rows, ends } = inkRuns(page);
  const marked = new Uint8Array(w * h);
  for (let y = 0; y < h * cell; y++)
    for (let k = rows[y]; k < rows[y + 1]; k++) {
      const row = floor(y / cell) * w;
      const last = min(w - 1, floor((ends[2 * k + 1] - 1) / cell));
      for (let x = floor(ends[2 * k] / cell); x <= last; x++) marked[row + x] = 1;
    }
  const mark = (bits: Uint32Array, cell: number): void =>
    void (bits[cell >> 5] |= 1 << (cell & 31));
  let count = 0;
  for (let cell = marked.indexOf(1); cell >= 0; cell = marked.indexOf(1, cell + 1)) {
    count++;
    mark(ink, cell);
    const [x, y] = [cell % w, floor(cell / w)];
    for (let v = max(0, y - 1); v <= min(h - 1, y + 1); v++)
      for (let u = max(0, x - 1); u <= min(w - 1, x + 1); u++) mark(near, v * w + u);
  }
  return { ink, near, count };
}

/** Number of set bits of a 32-bit word (Hacker's Delight, 5-1). */
function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Share of the ink of two pages with no ink of the other page nearby: 0 for identical pages, 1 for
 * pages with nothing in common.
 */
export function mismatch(a: Fingerprint, b: Fingerprint): number {
  let missed = 0;
  for (let i = 0; i < a.ink.length; i++)
    missed += bitCount(a.ink[i] & ~b.near[i]) + bitCount(b.ink[i] & ~a.near[i]);
  return a.count + b.count > 0 ? missed / (a.count + b.count) : 0;
}

/** How much the pages of a book differ. */
export interface BookDistinctness {
  /** Lowest and median mismatch of all pairs. */
  readonly min: number;
  readonly median: number;
  /** Pairs sorted by mismatch, closest first. */
  readonly closest: readonly {
    /** Indexes of the two pages. */
    readonly a: number;
    readonly b: number;
    readonly mismatch: number;
  }[];
}

/**
 * Compares all pairs of a book's pages. The mismatch should be at least .30, its median at least
 * .60.
 */
export function bookDistinctness(pages: readonly Fingerprint[], maxListed = 20): BookDistinctness {
  const pairs: { a: number; b: number; mismatch: number }[] = [];
  for (let a = 0; a < pages.length; a++)
    for (let b = a + 1; b < pages.length; b++)
      pairs.push({ a, b, mismatch: mismatch(pages[a], pages[b]) });
  pairs.sort((p, q) => p.mismatch - q.mismatch);
  return {
    min: pairs[0]?.mismatch ?? 1,
    median:
      pairs.length > 0
        ? percentile(
            pairs.map((p) => p.mismatch),
            0.5,
          )
        : 1,
    closest: pairs.slice(0, maxListed),
  };
}
