import { distanceTransform, widthAt } from './distance';
import { whiteRuns, type Runs } from '../bitmap/runs';
import { MM_PER_INCH } from '../canvas/sheet';

const { floor, max } = Math;

/** Downsampling factor: 100 dpi are enough for gaps. */
const STEP = 2;

/** Share of the gaps that may be narrower than the reported width. */
const NARROW_SHARE = 0.1;

/**
 * Width in mm that nine tenths of the gaps between lines reach. Measures the ridges of the distance
 * to ink, in the white between the first and the last ink of each row. Infinity if there are no
 * gaps.
 * @param ink the page's ink, `width` px per row, `dpi` px per inch
 */
export function gapWidth(ink: Runs, width: number, dpi: number): number {
  const across = floor(width / STEP);
  const { rows, ends } = whiteRuns(coarse(ink, across), across);
  const step = across + 2;
  const d = distanceTransform({ rows, ends }, across);
  // Histogram of the widths at the ridges, in thirds of a pixel.
  const histogram = new Uint32Array(3 * across);
  let total = 0;
  for (let y = 0; y + 1 < rows.length; y++)
    for (let k = rows[y]; k < rows[y + 1]; k++) {
      if (ends[2 * k] === 0 || ends[2 * k + 1] === across) continue;
      const row = (y + 1) * step + 1;
      for (let i = row + ends[2 * k], end = row + ends[2 * k + 1]; i < end; i++) {
        if (d[i] < max(d[i - 1], d[i + 1], d[i - step], d[i + step])) continue;
        histogram[widthAt(d, i, step)]++;
        total++;
      }
    }
  let remaining = floor(NARROW_SHARE * total);
  for (const [thirds, count] of histogram.entries())
    if ((remaining -= count) < 0) return ((thirds / 3) * STEP * MM_PER_INCH) / dpi;
  return Infinity;
}

/** Downsamples ink by STEP: a coarse pixel has ink if any of its pixels has ink. */
function coarse({ rows, ends }: Runs, across: number): Runs {
  const height = floor((rows.length - 1) / STEP);
  const out = { rows: new Uint32Array(height + 1), ends: new Uint16Array(ends.length) };
  const inked = new Uint8Array(across);
  let n = 0;
  for (let y = 0; y < height; y++) {
    inked.fill(0);
    for (let k = rows[y * STEP]; k < rows[(y + 1) * STEP]; k++)
      inked.fill(1, floor(ends[2 * k] / STEP), floor((ends[2 * k + 1] - 1) / STEP) + 1);
    for (let from = inked.indexOf(1), end; from >= 0; from = inked.indexOf(1, end)) {
      const white = inked.indexOf(0, from);
      end = white < 0 ? across : white;
      out.ends[n++] = from;
      out.ends[n++] = end;
    }
    out.rows[y + 1] = n / 2;
  }
  return { rows: out.rows, ends: out.ends.subarray(0, n) };
}
