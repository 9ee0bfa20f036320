import { gaussian } from '../raster/blur';
import { clamp } from '../raster/plane';
import type { Point } from '../types';

/** A point of a line with its half width as a factor of the nominal one. */
export type InkPoint = readonly [x: number, y: number, w: number];

const THINNEST = 0.8, THICKEST = 1.75;
const TAPER = 16, TAPERED_END = 0.42, SMOOTHING = 6;

/**
 * Gives a line a pen's stroke: thicker where the response is strong, tapered at both ends.
 * @param unit px of a dog unit; points of the line lie about 1 px apart
 */
export function inkLine(line: readonly Point[], response: (p: Point) => number, unit: number): InkPoint[] {
  const raw = line.map(response);
  const kernel = gaussian(Math.max(0.5, SMOOTHING * unit)), radius = (kernel.length - 1) / 2;
  const taper = Math.min(line.length * 0.3, TAPER * unit);
  return line.map(([x, y], i) => {
    let strength = 0;
    for (let j = -radius; j <= radius; j++) strength += kernel[j + radius]! * raw[clamp(i + j, 0, raw.length - 1)]!;
    const fromEnd = Math.min(1, (Math.min(i, line.length - 1 - i) + 1) / Math.max(1, taper));
    const width = (TAPERED_END + (1 - TAPERED_END) * Math.sqrt(fromEnd)) * clamp(0.72 + 0.42 * strength, THINNEST, THICKEST);
    return [x, y, width] as const;
  });
}
