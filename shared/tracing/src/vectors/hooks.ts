import type { Point } from '@scribblepup/imaging';
import type { Focus } from './select';

// Dog units: along what a turn is measured, and how far its arms reach from it.
const ARM = 20;
// Radians: what turns more than this within two arms goes back on itself.
const SHARP = 1.55;

/** Lines without hooks: one that turns back on itself near an eye, round a patch over it, would be a question mark; its longest part stays. @param unit px a dog unit */
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
      !eyes.some((eye) => Math.hypot(eye.at[0] - line[i]![0], eye.at[1] - line[i]![1]) < eye.radius)
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
  const [a, b, c] = [line[i - arm]!, line[i]!, line[i + arm]!];
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}
