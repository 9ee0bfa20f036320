import type { FloatMap } from '../network/Network';
import type { Head } from '../types';
import {
  OUTPUT_STRIDE,
  MIN_HEAD_SCORE,
  MIN_HEAD_DISTANCE,
  MAX_HEADS,
  SIZE_UNIT,
} from './constants';
import { heatmapOf, localMaxima, refinePeak, valueAt, type Cell, type Heatmap } from './heatmap';
import type { PhotoView } from './views';

/** Channels of the head output. */
const CENTER = 0;
const LOG_SIZE = 1;

/**
 * Finds heads in photo px: the peaks in a view's heatmap of face centers, each with the size that
 * the network predicts there (Zhou, Wang, Krähenbühl 2019, "Objects as Points", section 4).
 */
export function findHeads(output: FloatMap, view: PhotoView): readonly Head[] {
  const heat = heatmapOf(output, CENTER);
  return localMaxima(heat, MIN_HEAD_SCORE).map((cell) => headAt(output, heat, cell, view));
}

/**
 * Drops each head that lies so close to one with a higher score that both belong to one dog.
 * Returns at most MAX_HEADS heads, highest score first.
 */
export function nonMaximumSuppression(found: readonly Head[]): readonly Head[] {
  const heads: Head[] = [];
  for (const head of [...found].sort((a, b) => b.score - a.score)) {
    if (heads.every((other) => areApart(head, other))) heads.push(head);
  }
  return heads.slice(0, MAX_HEADS);
}

function headAt(
  output: FloatMap,
  heat: Heatmap,
  cell: Cell,
  { left, top, stepX, stepY }: PhotoView,
): Head {
  const peak = refinePeak(heat, cell);
  // Clamp the size that the network predicts: a face is no larger than the view and no smaller than
  // a px.
  const longest = Math.max(output.width * stepX, output.height * stepY) * OUTPUT_STRIDE;
  const logSize = output.data[(cell.y * output.width + cell.x) * output.channels + LOG_SIZE];
  return {
    x: left + peak.x * OUTPUT_STRIDE * stepX,
    y: top + peak.y * OUTPUT_STRIDE * stepY,
    size: Math.max(1, Math.min(SIZE_UNIT * Math.exp(logSize) * Math.sqrt(stepX * stepY), longest)),
    score: valueAt(heat, cell.x, cell.y),
  };
}

const areApart = (a: Head, b: Head): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) > MIN_HEAD_DISTANCE * Math.max(a.size, b.size);
