import type { Point } from '@scribblepup/imaging';
import { hysteresisThreshold } from './hysteresis';
import { joinLines } from '@scribblepup/imaging/curves/join';
import type { LineResponse } from './lineResponse';
import { nonMaximumSuppression } from './ridge';
import { thin } from '@scribblepup/imaging/curves/thin';
import { traceSkeleton } from '@scribblepup/imaging/curves/traceSkeleton';

// Sigma of the blur before ridges are found, dog units.
const BLUR_SIGMA = 1.6;
// Thresholds of the hysteresis. They are low, because a faint line may be the edge of an ear.
const HIGH_THRESHOLD = 0.2,
  LOW_THRESHOLD = 0.1;
// Minimum number of points of a traced line.
const MIN_POINTS = 3;
// Lines are joined across gaps up to this many dog units, at turns up to this many radians.
const MAX_JOIN_GAP = 3,
  MAX_JOIN_TURN = 1.1;

/**
 * Traces the ridges of a response as lines with points about 1 px apart.
 * @param unit px per dog unit
 */
export function ridgeLines({ strength, flow }: LineResponse, unit: number): Point[][] {
  const traced = traceSkeleton(
    thin(
      hysteresisThreshold(
        nonMaximumSuppression(strength, flow, BLUR_SIGMA * unit),
        LOW_THRESHOLD,
        HIGH_THRESHOLD,
      ),
    ),
  );
  return joinLines(
    traced.filter((line) => line.length >= MIN_POINTS),
    MAX_JOIN_GAP * unit,
    MAX_JOIN_TURN,
  );
}
