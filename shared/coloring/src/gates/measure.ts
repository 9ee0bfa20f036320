import type { SheetPath } from '../types';
import { componentAreas } from './components';
import { inkDistance } from './distance';
import { rasterize, type Bitmap } from './raster';

/** What a page measures, at 200 dpi. */
export interface Measures {
  /** Share of black, in percent. */
  readonly ink: number;
  /** Connected parts of ink, and how many of them are smaller than 1 mm2. */
  readonly components: number;
  readonly specks: number;
  /** White regions below 4 mm2, and of 25 mm2 and more. */
  readonly slivers: number;
  readonly regions: number;
  /** Median of the white regions of at least 4 mm2, in mm2. */
  readonly medianRegion: number;
  /** Line widths in points: the median, and what nine tenths of the lines reach. */
  readonly lineWidth: number;
  readonly thinLine: number;
  /** Share of the ink farther than 2 mm from white, in percent. */
  readonly solid: number;
}

/** Measures drawn paths. Gray is not measured: paths are black or white. */
export function measurePage(paths: readonly SheetPath[], dpi = 200): Measures {
  return measureBitmap(rasterize(paths, dpi));
}

export function measureBitmap(page: Bitmap): Measures {
  const mm2 = (page.dpi / 25.4) ** 2;
  const inks = componentAreas(page, 1);
  const whites = componentAreas(page, 0);
  const inkPixels = inks.reduce((sum, a) => sum + a, 0);
  const open = whites.filter((a) => a >= 4 * mm2);
  const distance = inkDistance(page);
  const widths = ridgeWidths(page, distance);
  const deep = (2 * page.dpi * 3) / 25.4;
  let solid = 0;
  for (const v of distance) if (v > deep) solid++;
  return {
    ink: (100 * inkPixels) / page.data.length,
    components: inks.length,
    specks: inks.filter((a) => a < mm2).length,
    slivers: whites.length - open.length,
    regions: whites.filter((a) => a >= 25 * mm2).length,
    medianRegion: quantile(open, 0.5) / mm2,
    lineWidth: quantile(widths, 0.5),
    thinLine: quantile(widths, 0.1),
    solid: inkPixels > 0 ? (100 * solid) / inkPixels : 0,
  };
}

/** Widths in points along the middles of lines: where no neighbour is deeper in the ink. */
function ridgeWidths({ width, height, dpi }: Bitmap, d: Uint16Array): number[] {
  const widths: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const v = d[i]!;
      if (v === 0) continue;
      if (v < d[i - 1]! || v < d[i + 1]! || v < d[i - width]! || v < d[i + width]!) continue;
      // A line of an even number of pixels has a double ridge: its true width lies half a pixel on.
      const twin = v === d[i + 1]! || v === d[i + width]! || v === d[i - 1]! || v === d[i - width]!;
      widths.push(((2 * (v / 3) - (twin ? 0.5 : 1)) * 72) / dpi);
    }
  return widths;
}

/** The value below which a share of the numbers lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
