import type { Bitmap } from '../bitmap/raster';
import { inkRuns, type Runs } from '../bitmap/runs';
import type { Pixels } from '@scribblepup/imaging';

/**
 * Downsamples a page by a whole factor. Each pixel is as dark as its share of ink.
 * @param data RGBA buffer for the result; pass one to reuse it for many pages
 */
export function toPreview(page: Bitmap, factor: number, data?: Uint8ClampedArray): Pixels {
  const [width, height] = [Math.floor(page.width / factor), Math.floor(page.height / factor)];
  const out = (data ?? new Uint8ClampedArray(4 * width * height)).fill(255);
  const runs = inkRuns(page);
  const dark = new Uint16Array(width);
  for (let row = 0; row < height; row++) {
    dark.fill(0);
    addRow(dark, runs, row, factor);
    shade(dark, out, 4 * row * width, factor * factor);
  }
  return { width, height, data: out };
}

/** Adds the ink of the page's rows that make up one row. */
function addRow(dark: Uint16Array, { rows, ends }: Runs, row: number, factor: number): void {
  const width = dark.length * factor;
  for (let k = rows[row * factor]; k < rows[(row + 1) * factor]; k++)
    addRun(dark, ends[2 * k], Math.min(ends[2 * k + 1], width), factor);
}

/** Adds the pixels of a run of ink to the cells that it crosses. */
function addRun(dark: Uint16Array, from: number, end: number, factor: number): void {
  for (let x = from; x < end;) {
    const cell = Math.floor(x / factor);
    const stop = Math.min(end, (cell + 1) * factor);
    dark[cell] += stop - x;
    x = stop;
  }
}

function shade(dark: Uint16Array, out: Uint8ClampedArray, offset: number, fullInk: number): void {
  for (let i = 0, p = offset; i < dark.length; i++, p += 4) {
    if (dark[i] === 0) continue;
    out[p] = out[p + 1] = out[p + 2] = 255 - (255 * dark[i]) / fullInk;
  }
}
