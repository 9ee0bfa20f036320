import type { FloatMap } from '../network/Network';
import {
  KEYPOINT_NAMES,
  type Keypoint,
  type Head,
  type KeypointName,
  type Keypoints,
} from '../types';
import { OUTPUT_STRIDE, EAR_REACH, EYE_REACH } from './constants';
import { heatmapOf, refinePeak, valueAt, type Cell, type Heatmap } from './heatmap';
import type { PhotoView } from './views';

const REACH: Readonly<Record<KeypointName, number>> = {
  leftEye: EYE_REACH,
  rightEye: EYE_REACH,
  nose: EYE_REACH,
  leftEar: EAR_REACH,
  rightEar: EAR_REACH,
};

/**
 * Finds a head's keypoints in photo px. Each is the peak of its heatmap within reach of the face's
 * center.
 */
export function findKeypoints(output: FloatMap, head: Head, view: PhotoView): Keypoints {
  const found = KEYPOINT_NAMES.map((name, channel) => [
    name,
    findKeypoint(heatmapOf(output, channel), REACH[name], head, view),
  ]);
  return Object.fromEntries(found) as Keypoints;
}

function findKeypoint(
  heat: Heatmap,
  reach: number,
  head: Head,
  { left, top, stepX, stepY }: PhotoView,
): Keypoint {
  const near = (x: number, y: number): boolean =>
    Math.hypot(
      left + x * OUTPUT_STRIDE * stepX - head.x,
      top + y * OUTPUT_STRIDE * stepY - head.y,
    ) <
    reach * head.size;
  const cell = highest(heat, near);
  const peak = refinePeak(heat, cell);
  return {
    x: left + peak.x * OUTPUT_STRIDE * stepX,
    y: top + peak.y * OUTPUT_STRIDE * stepY,
    confidence: valueAt(heat, cell.x, cell.y),
  };
}

function highest(heat: Heatmap, near: (x: number, y: number) => boolean): Cell {
  let best: Cell = { x: heat.width >> 1, y: heat.height >> 1 };
  let maximum = -1;
  for (let y = 0; y < heat.height; y++) {
    for (let x = 0; x < heat.width; x++) {
      if (valueAt(heat, x, y) <= maximum || !near(x, y)) continue;
      best = { x, y };
      maximum = valueAt(heat, x, y);
    }
  }
  return best;
}

/**
 * Geometric mean of the head's score and the two highest confidences among eyes and nose: a profile
 * shows no more than two.
 */
export function faceScore(head: Head, { leftEye, rightEye, nose }: Keypoints): number {
  const [first, second] = [leftEye, rightEye, nose]
    .map(({ confidence }) => confidence)
    .sort((a, b) => b - a);
  return Math.cbrt(head.score * first * second);
}
