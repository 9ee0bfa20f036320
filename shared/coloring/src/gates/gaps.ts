import { quantile } from './measure';
import type { Bitmap } from './raster';
import { inkRuns } from './runs';

const { floor, max, min } = Math;

/** Pixels that are looked at as one: 100 dpi are enough for gaps. */
const STEP = 2;

/**
 * Width in mm that nine tenths of the gaps between lines reach: along the middles of the white between
 * the first and the last ink of each row, where no neighbour is farther from ink (chamfer 3-4, Borgefors 1986).
 */
export function gapWidth(page: Bitmap): number {
  const [width, height] = [floor(page.width / STEP), floor(page.height / STEP)];
  const { rows, ends } = inkRuns(page);
  const d = new Uint16Array(width * height).fill(65000);
  const [first, last] = [new Int32Array(height).fill(width), new Int32Array(height).fill(-1)];
  for (let y = 0; y < height * STEP; y++)
    for (let k = rows[y]!; k < rows[y + 1]!; k++) {
      const row = floor(y / STEP);
      const [from, to] = [floor(ends[2 * k]! / STEP), min(width - 1, floor((ends[2 * k + 1]! - 1) / STEP))];
      d.fill(0, row * width + from, row * width + to + 1);
      first[row] = min(first[row]!, from);
      last[row] = max(last[row]!, to);
    }
  const far = (i: number, step: number): number => (i >= 0 && i < d.length ? d[i]! + step : 65000);
  for (let i = 0; i < d.length; i++) if (d[i]! > 0) d[i] = min(d[i]!, far(i - 1, 3), far(i - width, 3), far(i - width - 1, 4), far(i - width + 1, 4));
  for (let i = d.length - 1; i >= 0; i--) if (d[i]! > 0) d[i] = min(d[i]!, far(i + 1, 3), far(i + width, 3), far(i + width + 1, 4), far(i + width - 1, 4));
  const widths: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = first[y]! + 1; x < last[y]!; x++) {
      const i = y * width + x;
      const v = d[i]!;
      if (v > 0 && v >= max(d[i - 1]!, d[i + 1]!, far(i - width, 0) % 65000, far(i + width, 0) % 65000)) widths.push(v);
    }
  return widths.length > 0 ? (((2 * quantile(widths, 0.1)) / 3 - 1) * STEP * 25.4) / page.dpi : Infinity;
}
