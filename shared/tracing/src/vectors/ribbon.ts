import { gaussian } from '@scribblepup/imaging/blur';
import { clamp } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

/** A point of a line with its half width as a factor of the nominal half width. */
export type InkPoint = readonly [x: number, y: number, w: number];

// Half widths as factors of the nominal one: limits, the width of a line without a stroke below it,
// and the increase per dog unit of the stroke's width.
const THINNEST = 0.8,
  THICKEST = 2.4,
  BASE = 0.45,
  BY_WIDTH = 0.13;
// Response from which on a stroke counts with its full width.
const FULL = 1;
// Each end tapers over TAPER dog units, or this share of a short line, to a factor of TAPERED_END.
const TAPER = 16,
  TAPERED_SHARE = 0.3,
  TAPERED_END = 0.42;
// Sigma of the smoothing of widths along the line, dog units.
const SMOOTHING = 6;

/** Measurements of the photo at a point of a line. */
export interface Seen {
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
  seen: (p: Point) => Seen,
  unit: number,
): InkPoint[] {
  const raw = line.map((p) => {
    const { strength, width } = seen(p);
    return BASE + BY_WIDTH * width * Math.min(FULL, Math.sqrt(Math.max(0, strength)));
  });
  const kernel = gaussian(Math.max(0.5, SMOOTHING * unit)),
    radius = (kernel.length - 1) / 2;
  const taper = Math.min(line.length * TAPERED_SHARE, TAPER * unit);
  return line.map(([x, y], i) => {
    let wide = 0;
    for (let j = -radius; j <= radius; j++)
      wide += kernel[j + radius] * raw[clamp(i + j, 0, raw.length - 1)];
    const fromEnd = Math.min(1, (Math.min(i, line.length - 1 - i) + 1) / Math.max(1, taper));
    const width =
      (TAPERED_END + (1 - TAPERED_END) * Math.sqrt(fromEnd)) * clamp(wide, THINNEST, THICKEST);
    return [x, y, width] as const;
  });
}
