import type { Bitmap } from '../gates/raster';
import { inkRuns } from '../gates/runs';
import type { Pixels } from '../types';

/** A page made smaller by a whole factor: each pixel as dark as its share of ink. */
export function toPreview(page: Bitmap, factor: number): Pixels {
  const [width, height] = [Math.floor(page.width / factor), Math.floor(page.height / factor)];
  const { rows, ends } = inkRuns(page);
  const dark = new Uint16Array(width * height);
  for (let y = 0; y < height * factor; y++)
    for (let k = rows[y]!; k < rows[y + 1]!; k++) {
      const row = Math.floor(y / factor) * width;
      const end = Math.min(ends[2 * k + 1]!, width * factor);
      for (let x = ends[2 * k]!; x < end; ) {
        const cell = Math.floor(x / factor);
        const stop = Math.min(end, (cell + 1) * factor);
        dark[row + cell]! += stop - x;
        x = stop;
      }
    }
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let i = 0; i < dark.length; i++) if (dark[i]! > 0) data.fill(255 - (255 * dark[i]!) / (factor * factor), 4 * i, 4 * i + 3);
  return { width, height, data };
}
