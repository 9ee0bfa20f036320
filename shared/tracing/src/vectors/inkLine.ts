import { gaussianKernel } from '@scribblepup/imaging/blur';
import { clamp } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

/** A point of a line with its half width as a factor of the nominal half width. */
export type InkPoint = readonly [x: number, y: number, w: number];

// Half widths, as factors of the nominal one: the limits, the width of a line without a stroke
// below it, and the increase for each dog unit of the stroke's width.
const MIN_WIDTH = 0.8,
  MAX_WIDTH = 2.4,
  BASE_WIDTH = 0.45,
  WIDTH_PER_UNIT = 0.13;
// Response at which a stroke counts with its full width.
const FULL_STRENGTH = 1;
// Sigma of the smoothing of widths along the line, dog units.
const SMOOTHING = 6;
// Length over which each end tapers, dog units, but at most MAX_TAPER_SHARE of the line, and the
// factor of the width at the very end.
const TAPER = 16,
  MAX_TAPER_SHARE = 0.3,
  TAPERED_END = 0.42;

/** Measurements of the photo at a point of a line. */
export interface StrokeSample {
  /** Response, about 1 on clear lines. */
  readonly strength: number;
  /** Width of the dark stroke there, dog units. */
  readonly width: number;
}

/**
 * Gives a line the widths of a pen: thicker where it follows a wide dark stroke, tapered at both
 * ends.
 * @param unit px per dog unit; points of the line lie about 1 px apart
 */
export function inkLine(
  line: readonly Point[],
  sampleAt: (p: Point) => StrokeSample,
  unit: number,
): InkPoint[] {
  const raw = line.map((p) => {
    const { strength, width } = sampleAt(p);
    return (
      BASE_WIDTH +
      WIDTH_PER_UNIT * width * Math.min(FULL_STRENGTH, Math.sqrt(Math.max(0, strength)))
    );
  });
  const kernel = gaussianKernel(Math.max(0.5, SMOOTHING * unit)),
    radius = (kernel.length - 1) / 2;
  const taper = Math.min(line.length * MAX_TAPER_SHARE, TAPER * unit);
  return line.map(([x, y], i) => {
    let wide = 0;
    for (let j = -radius; j <= radius; j++)
      wide += kernel[j + radius] * raw[clamp(i + j, 0, raw.length - 1)];
    const fromEnd = Math.min(1, (Math.min(i, line.length - 1 - i) + 1) / Math.max(1, taper));
    const width =
      (TAPERED_END + (1 - TAPERED_END) * Math.sqrt(fromEnd)) * clamp(wide, MIN_WIDTH, MAX_WIDTH);
    return [x, y, width] as const;
  });
}
