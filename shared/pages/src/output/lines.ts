import { cumulativeLengths } from '@scribblepup/imaging/curves/rings';
import type { InkLine } from '@scribblepup/tracing';

/** The points of a line as flat x, y, without its widths. */
export const pointsWithoutWidths = ({ points }: InkLine): number[] =>
  points.filter((_, i) => i % 3 < 2);

/** Length of a line in dog units. */
export const lineLength = (line: InkLine): number =>
  cumulativeLengths(pointsWithoutWidths(line)).at(-1) ?? 0;
