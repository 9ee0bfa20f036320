import type { Lab } from '@scribblepup/imaging/lab';
import { sample } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { normalsOf } from './normals';

/**
 * Contrast of the colors on the two sides of a line: the median over its points of the Euclidean
 * distance in Lab (CIE 1976).
 * @param line at least two points
 * @param reach distance from the line at which each side is sampled, px
 */
export function contrastAcross(
  line: readonly Point[],
  { width, height, L, a, b }: Lab,
  reach: number,
): number {
  const normals = normalsOf(line);
  const differences = line
    .map(([x, y], i) => {
      const [nx, ny] = normals[i];
      // A pixel's center is at its index + .5.
      const at = (channel: Float32Array, t: number): number =>
        sample(channel, width, height, x - 0.5 + t * nx, y - 0.5 + t * ny);
      return Math.hypot(...[L, a, b].map((channel) => at(channel, reach) - at(channel, -reach)));
    })
    .sort((p, q) => p - q);
  return differences[differences.length >> 1];
}
