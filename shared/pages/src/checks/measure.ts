import { percentile } from '@scribblepup/imaging/plane';
import type { Bounds } from '@scribblepup/imaging';
import { AREA, inset, MM_PER_INCH, SHEET } from '../canvas/sheet';
import type { SheetPath } from '../model/types';
import { componentsOf, type Component } from './components';
import { distanceTransform, widthAt } from './distance';
import { gapWidth } from './gaps';
import { regionCount } from './regionCount';
import { rasterize, type Bitmap } from '../bitmap/raster';
import { inkRuns, whiteRuns, type Runs } from '../bitmap/runs';

const { floor, max, min, round } = Math;

const POINTS_PER_INCH = 72;

/** Measurements of a page, at 200 dpi. */
export interface Measurements {
  /** Share of black, in percent. */
  readonly ink: number;
  /** Number of connected components of ink, and of those smaller than 1 mm2. */
  readonly components: number;
  readonly specks: number;
  /** Number of white regions below 4 mm2, and of those of at least 25 mm2. */
  readonly slivers: number;
  readonly regions: number;
  /**
   * Median area of the white regions of at least 4 mm2, in mm2. Leaves out the regions inside
   * letters if the median is larger then, because a long name has many small ones on any page.
   */
  readonly medianRegion: number;
  /** Line widths in points: the median, and the width that nine tenths of the lines reach. */
  readonly lineWidth: number;
  readonly thinLine: number;
  /** Share of the ink that is farther than 2 mm from white, in percent. */
  readonly solid: number;
  /** Ink in the sheet's margin, in mm2. */
  readonly margin: number;
  /** Width in mm that nine tenths of the gaps between lines reach. Computed on first access. */
  readonly gap: number;
}

/** Rasterizes and measures paths. They are black or white, so there is no gray to measure. */
export function measurePaths(paths: readonly SheetPath[], dpi = 200): Measurements {
  return measureBitmap(rasterize(paths, dpi));
}

/**
 * Measures a page.
 * @param lettering bounds of the contours of its letters, in sheet units
 */
export function measureBitmap(page: Bitmap, lettering: readonly Bounds[] = []): Measurements {
  const mm2 = (page.dpi / MM_PER_INCH) ** 2;
  const ink = inkRuns(page);
  const inkAreas = componentsOf(ink, 8).map(({ area }) => area);
  const whites = componentsOf(whiteRuns(ink, page.width), 4);
  const inkPixels = inkAreas.reduce((sum, a) => sum + a, 0);
  const open = whites.filter(({ area }) => area >= 4 * mm2);
  const fields = open.filter(isOutside(lettering, page.width / SHEET.w));
  const { widths, solid } = measureDepths(page, ink);
  let gap: number | undefined;
  return {
    ink: (100 * inkPixels) / page.data.length,
    components: inkAreas.length,
    specks: inkAreas.filter((a) => a < mm2).length,
    slivers: whites.length - open.length,
    regions: regionCount(whites, page.dpi),
    medianRegion: max(medianArea(open), medianArea(fields)) / mm2,
    lineWidth: widths(0.5),
    thinLine: widths(0.1),
    margin: inkInMargin(page, ink) / mm2,
    solid: inkPixels > 0 ? (100 * solid) / inkPixels : 0,
    get gap() {
      return (gap ??= gapWidth(ink, page.width, page.dpi));
    },
  };
}

const medianArea = (components: readonly Component[]): number =>
  percentile(
    components.map(({ area }) => area),
    0.5,
  );

/**
 * Returns a function that tells whether a component is inside none of the boxes.
 * @param scale px per unit of the boxes
 */
const isOutside =
  (boxes: readonly Bounds[], scale: number) =>
  ({ x0, y0, x1, y1 }: Component): boolean =>
    !boxes.some(
      (box) =>
        x0 >= box.x0 * scale &&
        y0 >= box.y0 * scale &&
        x1 <= box.x1 * scale &&
        y1 <= box.y1 * scale,
    );

/** How far lines along the edge of the area may extend into the margin, in sheet units. */
const EDGE_LINE = 6;

/** Number of black pixels in the margin. */
function inkInMargin({ width, height }: Bitmap, { rows, ends }: Runs): number {
  const scale = width / SHEET.w;
  const { x, y, w, h } = inset(AREA, -EDGE_LINE);
  const [left, top, right, bottom] = [x, y, x + w, y + h].map((edge) => round(edge * scale));
  let count = 0;
  for (let row = 0; row < height; row++) {
    // Nothing of a row above or below the area is within.
    const start = row < top || row >= bottom ? right : left;
    for (let k = rows[row]; k < rows[row + 1]; k++)
      count += lengthOutside(ends[2 * k], ends[2 * k + 1], start, right);
  }
  return count;
}

/** Length of the part of a run that lies left of `left` or right of `right`. */
const lengthOutside = (from: number, to: number, left: number, right: number): number =>
  to - from - max(0, min(to, right) - max(from, left));

/**
 * Line widths in points at the ridges of the distance transform, where no neighbor is deeper in
 * the ink; and the number of pixels farther than 2 mm from white.
 */
function measureDepths(
  { width, dpi }: Bitmap,
  { rows, ends }: Runs,
): { widths: (share: number) => number; solid: number } {
  const d = distanceTransform({ rows, ends }, width);
  const step = width + 2;
  // 2 mm in thirds of a pixel.
  const solidDepth = (2 * dpi * 3) / MM_PER_INCH;
  // Histogram of the widths at the ridges, in thirds of a pixel.
  const histogram = new Uint32Array(3 * width + 1);
  let solid = 0;
  for (let y = 0; y + 1 < rows.length; y++) {
    const row = (y + 1) * step + 1;
    for (let k = rows[y]; k < rows[y + 1]; k++)
      solid += measureRun(histogram, d, row + ends[2 * k], row + ends[2 * k + 1], step, solidDepth);
  }
  const total = histogram.reduce((sum, count) => sum + count);
  const widths = (share: number): number => {
    let remaining = floor(share * total);
    for (const [thirds, count] of histogram.entries())
      if ((remaining -= count) < 0) return ((thirds / 3) * POINTS_PER_INCH) / dpi;
    return 0;
  };
  return { widths, solid };
}

/** Counts the widths at the ridges in a run; returns its number of pixels deeper than a limit. */
function measureRun(
  histogram: Uint32Array,
  d: Uint16Array,
  from: number,
  end: number,
  step: number,
  limit: number,
): number {
  let count = 0;
  for (let i = from; i < end; i++) {
    if (d[i] > limit) count++;
    if (d[i] >= max(d[i - 1], d[i + 1], d[i - step], d[i + step])) histogram[widthAt(d, i, step)]++;
  }
  return count;
}
