import { resampled } from '@scribblepup/imaging/curves/rings';
import type { InkLine } from '@scribblepup/tracing';

const { hypot, max, min } = Math;

/** Points that the outline is looked at by, and dog units between those of a line. */
const AROUND = 420,
  STEP = 6;

/** A line as x, y, half width in even steps. */
function dense({ points }: InkLine): number[][] {
  const out: number[][] = [points.slice(0, 3)];
  for (let i = 3; i + 2 < points.length; i += 3) {
    const [x, y, w] = out.at(-1) as [number, number, number];
    const steps = max(1, Math.round(hypot(points[i]! - x, points[i + 1]! - y) / STEP));
    for (let k = 1; k <= steps; k++)
      out.push([
        x + ((points[i]! - x) * k) / steps,
        y + ((points[i + 1]! - y) * k) / steps,
        w + ((points[i + 2]! - w) * k) / steps,
      ]);
  }
  return out;
}

/**
 * Lines as far as they lie clear of rings, in dog units: shortened, parted, or left away where hardly
 * anything remains. What meets an outline parts a field from the dog; what runs beside it leaves a gap
 * too narrow for a young child's crayon.
 * @param gap dog units between a line's middle and a ring
 * @param least length of a line that is kept, dog units
 */
export function clearLines(
  lines: readonly InkLine[],
  rings: readonly (readonly number[])[],
  gap: number,
  least: number,
): InkLine[] {
  const around = rings.map((ring) => resampled(ring, AROUND));
  const clear = ([x, y]: readonly number[]): boolean =>
    around.every((ring) => {
      for (let i = 0; i < ring.length; i += 2)
        if (hypot(ring[i]! - x!, ring[i + 1]! - y!) < gap) return false;
      return true;
    });
  return lines.flatMap((line) => {
    const points = dense(line),
      free = points.map(clear),
      kept: InkLine[] = [];
    for (let from = free.indexOf(true); from >= 0;) {
      const stop = free.indexOf(false, from),
        end = stop < 0 ? free.length : stop;
      const run = points.slice(from, end);
      // Where a line was cut it ends thin, as a pen lifts off.
      const taper = (i: number): number =>
        min(
          1,
          0.4 + (from > 0 ? i : Infinity) / 5,
          0.4 + (stop < 0 ? Infinity : run.length - 1 - i) / 5,
        );
      if ((run.length - 1) * STEP >= min(least, (points.length - 1) * STEP))
        kept.push({ ...line, points: run.flatMap(([x, y, w], i) => [x!, y!, w! * taper(i)]) });
      from = stop < 0 ? -1 : free.indexOf(true, stop);
    }
    return kept;
  });
}
