import type { FloatMap } from '../network/Network';
import { POINTS, type FoundPoint, type Head, type PointName, type Points } from '../types';
import { CELL, EAR_REACH, EYE_REACH } from './constants';
import { heatmapOf, refinePeak, valueAt, type Cell, type Heatmap } from './heatmap';
import type { PhotoView } from './views';

const REACH: Readonly<Record<PointName, number>> = {
  leftEye: EYE_REACH,
  rightEye: EYE_REACH,
  nose: EYE_REACH,
  leftEar: EAR_REACH,
  rightEar: EAR_REACH,
};

/**
 * Finds a head's points in photo px. Each is the peak of its heatmap within reach of the face's
 * center.
 */
export function findPoints(output: FloatMap, head: Head, view: PhotoView): Points {
  const found = POINTS.map((name, channel) => [
    name,
    findPoint(heatmapOf(output, channel), REACH[name], head, view),
  ]);
  return Object.fromEntries(found) as Points;
}

function findPoint(
  heat: Heatmap,
  reach: number,
  head: Head,
  { left, top, stepX, stepY }: PhotoView,
): FoundPoint {
  const near = (x: number, y: number): boolean =>
    Math.hypot(left + x * CELL * stepX - head.x, top + y * CELL * stepY - head.y) <
    reach * head.size;
  const cell = highest(heat, near);
  const peak = refinePeak(heat, cell);
  return {
    x: left + peak.x * CELL * stepX,
    y: top + peak.y * CELL * stepY,
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
export function faceScore(head: Head, { leftEye, rightEye, nose }: Points): number {
  const [first, second] = [leftEye, rightEye, nose]
    .map(({ confidence }) => confidence)
    .sort((a, b) => b - a);
  return Math.cbrt(head.score * first * second);
}
