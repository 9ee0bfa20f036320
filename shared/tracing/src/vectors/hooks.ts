import type { Point } from '@scribblepup/imaging';
import type { Focus } from './select';

// Length of each of the two arms over which a turn is measured, dog units.
const ARM = 20;
// A line that turns more than this between two arms turns back on itself, radians.
const SHARP = 1.55;

/**
 * Removes hooks from lines. A line near an eye that turns back on itself, such as one around a
 * patch, would look like a question mark, so only its longest part stays.
 * @param unit px per dog unit
 */
export function cutHooks(
  lines: readonly (readonly Point[])[],
  eyes: readonly Focus[],
  unit: number,
): Point[][] {
  return lines.map((line) =>
    cut([...line], eyes, unit).reduce((a, b) => (b.length > a.length ? b : a)),
  );
}

function cut(line: Point[], eyes: readonly Focus[], unit: number): Point[][] {
  const arm = Math.max(2, Math.round(ARM * unit));
  let most = SHARP,
    at = -1;
  for (let i = arm; i < line.length - arm; i++) {
    if (
      !eyes.some((eye) => Math.hypot(eye.at[0] - line[i][0], eye.at[1] - line[i][1]) < eye.radius)
    )
      continue;
    const turn = turnAt(line, i, arm);
    if (turn <= most) continue;
    most = turn;
    at = i;
  }
  return at < 0
    ? [line]
    : [...cut(line.slice(0, at + 1), eyes, unit), ...cut(line.slice(at), eyes, unit)];
}

function turnAt(line: readonly Point[], i: number, arm: number): number {
  const [a, b, c] = [line[i - arm], line[i], line[i + arm]];
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}
