import type { Point } from '@scribblepup/imaging';
import { featureZoneAt } from '../face/featureZoneAt';
import type { FeatureZone } from '../face/types';

// Length of each of the two arms over which a turn is measured, dog units.
const ARM = 20;
// A line that turns more than this between two arms turns back on itself; radians.
const MAX_TURN = 1.55;

/**
 * Removes hooks from lines. A line near an eye that turns back on itself, such as one around a
 * patch, would look like a question mark, so only its longest part stays.
 * @param unit px per dog unit
 */
export function cutHooks(
  lines: readonly (readonly Point[])[],
  featureZones: readonly FeatureZone[],
  unit: number,
): Point[][] {
  return lines.map((line) =>
    splitAtHooks([...line], featureZones, unit).reduce((a, b) => (b.length > a.length ? b : a)),
  );
}

/** Splits a line at its sharpest turn near an eye, until no turn is a hook. */
function splitAtHooks(
  line: Point[],
  featureZones: readonly FeatureZone[],
  unit: number,
): Point[][] {
  const arm = Math.max(2, Math.round(ARM * unit));
  let sharpest = MAX_TURN,
    index = -1;
  for (let i = arm; i < line.length - arm; i++) {
    if (!featureZoneAt(line[i], featureZones)) continue;
    const turn = turnAt(line, i, arm);
    if (turn <= sharpest) continue;
    sharpest = turn;
    index = i;
  }
  return index < 0
    ? [line]
    : [
        ...splitAtHooks(line.slice(0, index + 1), featureZones, unit),
        ...splitAtHooks(line.slice(index), featureZones, unit),
      ];
}

/** The turn between both arms at a point, radians. */
function turnAt(line: readonly Point[], i: number, arm: number): number {
  const [a, b, c] = [line[i - arm], line[i], line[i + arm]];
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}
