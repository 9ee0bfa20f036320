import type { Lab } from '@scribblepup/imaging/lab';
import { sample } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

// The direction of a line at a point is taken over this many points on both sides.
const TANGENT = 4;

/**
 * How different the colours on the two sides of a line are: the median over its points of the
 * Euclidean distance in Lab (CIE 1976).
 * @param line points about 1 px apart, two at least
 * @param reach distance from the line at which each side is looked at, px
 */
export function contrastAcross(
  line: readonly Point[],
  { width, height, L, a, b }: Lab,
  reach: number,
): number {
  const differences = line
    .map(([x, y], i) => {
      const [fromX, fromY] = line[Math.max(0, i - TANGENT)],
        [toX, toY] = line[Math.min(line.length - 1, i + TANGENT)];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      const acrossX = ((fromY - toY) / length) * reach,
        acrossY = ((toX - fromX) / length) * reach;
      // A px has its centre at half past its index.
      const at = (channel: Float32Array, side: 1 | -1): number =>
        sample(channel, width, height, x - 0.5 + side * acrossX, y - 0.5 + side * acrossY);
      return Math.hypot(...[L, a, b].map((channel) => at(channel, 1) - at(channel, -1)));
    })
    .sort((p, q) => p - q);
  return differences[differences.length >> 1];
}
