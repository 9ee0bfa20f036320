import { resampleRing } from '@scribblepup/imaging/curves/rings';
import type { InkLine } from '@scribblepup/tracing';
import { pointsWithoutWidths } from './lines';

const { hypot, max, min } = Math;

/**
 * Number of sample points of the outline, and spacing of the sample points of a line in dog units.
 */
const OUTLINE_POINTS = 420,
  STEP = 6;

/** Number of sample points of an eye or a nose. */
const SOLID_POINTS = 24;

/** Resamples a line to even steps of x, y, half width. */
function resampledLine({ points }: InkLine): number[][] {
  const out: number[][] = [points.slice(0, 3)];
  for (let i = 3; i + 2 < points.length; i += 3) {
    const [x, y, w] = out.at(-1) as [number, number, number];
    const steps = max(1, Math.round(hypot(points[i] - x, points[i + 1] - y) / STEP));
    for (let k = 1; k <= steps; k++)
      out.push([
        x + ((points[i] - x) * k) / steps,
        y + ((points[i + 1] - y) * k) / steps,
        w + ((points[i + 2] - w) * k) / steps,
      ]);
  }
  return out;
}

/**
 * Removes the parts of lines that are too close to rings or to stronger lines. This shortens or
 * splits lines, or drops them if hardly anything remains. A line that meets the outline or another
 * line divides a field; a line along it leaves a gap too narrow for a young child's crayon. A line
 * may touch an eye or the nose at one end, as a mouth does, but not again, because that closes a
 * field.
 * @param lines the lines, the strongest first
 * @param gap minimum distance between a line's center and a ring or another line, in dog units
 * @param minLength minimum length of what remains of a line, in dog units
 * @param solids the rings of the eyes and the nose
 */
export function clearLines(
  lines: readonly InkLine[],
  rings: readonly (readonly number[])[],
  gap: number,
  minLength: number,
  solids: readonly (readonly number[])[] = [],
): InkLine[] {
  const around = rings.map((ring) => resampleRing(ring, OUTLINE_POINTS)),
    features = solids.map((ring) => resampleRing(ring, SOLID_POINTS)),
    drawn: number[][] = [];
  const square = gap * gap;
  // Compares squares, because this is the inner loop of every page for young children.
  const isTooClose = ([x, y]: readonly number[], all: readonly (readonly number[])[]): boolean =>
    all.some((ring) => {
      for (let i = 0; i < ring.length; i += 2) {
        const dx = ring[i] - x,
          dy = ring[i + 1] - y;
        if (dx * dx + dy * dy < square) return true;
      }
      return false;
    });
  return lines.flatMap((line) => {
    const points = resampledLine(line),
      touches = points.map((point) => isTooClose(point, features)),
      touchEnds = touches.indexOf(false, touches.indexOf(true)),
      touchesAgain = (i: number): boolean => touches[i] && touchEnds >= 0 && i > touchEnds,
      free = points.map(
        (point, i) => !touchesAgain(i) && !isTooClose(point, around) && !isTooClose(point, drawn),
      ),
      kept: InkLine[] = [];
    for (let from = free.indexOf(true); from >= 0;) {
      const stop = free.indexOf(false, from),
        end = stop < 0 ? free.length : stop;
      const run = points.slice(from, end);
      // Taper a line at its cuts, like a lifted pen.
      const taper = (i: number): number =>
        min(
          1,
          0.4 + (from > 0 ? i : Infinity) / 5,
          0.4 + (stop < 0 ? Infinity : run.length - 1 - i) / 5,
        );
      if ((run.length - 1) * STEP >= min(minLength, (points.length - 1) * STEP))
        kept.push({ ...line, points: run.flatMap(([x, y, w], i) => [x, y, w * taper(i)]) });
      from = stop < 0 ? -1 : free.indexOf(true, stop);
    }
    drawn.push(...kept.map(pointsWithoutWidths));
    return kept;
  });
}
