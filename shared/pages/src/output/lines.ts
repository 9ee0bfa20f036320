import type { InkLine } from '@scribblepup/tracing';

/** The places of a line's points, without its widths: flat pairs x, y. */
export const placesOf = ({ points }: InkLine): number[] => points.filter((_, i) => i % 3 < 2);

/** Length of a line in dog units. */
export function lineLength({ points }: InkLine): number {
  let length = 0;
  for (let i = 3; i < points.length; i += 3)
    length += Math.hypot(points[i] - points[i - 3], points[i + 1] - points[i - 2]);
  return length;
}
