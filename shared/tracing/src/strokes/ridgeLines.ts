import type { Point } from '@scribblepup/imaging';
import { hysteresis } from './hysteresis';
import { joinLines } from '@scribblepup/imaging/curves/join';
import type { Response } from './response';
import { ridges } from './ridge';
import { thin } from '@scribblepup/imaging/curves/thin';
import { trace } from '@scribblepup/imaging/curves/trace';

// Thresholds of the hysteresis; lengths in dog units, the angle in radians.
const HIGH = 0.42,
  LOW = 0.1;
const BLUR = 1.6,
  GAP = 3,
  ANGLE = 1.1;
const LEAST_POINTS = 3;

/**
 * Traces the ridges of a response as lines with points about 1 px apart.
 * @param unit px per dog unit
 */
export function ridgeLines({ lines, flow }: Response, unit: number): Point[][] {
  const traced = trace(thin(hysteresis(ridges(lines, flow, BLUR * unit), LOW, HIGH)));
  return joinLines(
    traced.filter((line) => line.length >= LEAST_POINTS),
    GAP * unit,
    ANGLE,
  );
}
