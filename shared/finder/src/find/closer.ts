import type { Face, Head } from '../types';
import { CLOSER_EXTENT, LEAST_CLOSER } from './constants';
import { isSeen } from './seen';
import type { PhotoView } from './view';
import { squareView } from './views';

/**
 * View of a square window, closer than `headView`, around the eyes and nose that were found. They
 * tell the face's place and size better than the head does.
 */
export function closerView({ head, points }: Pick<Face, 'head' | 'points'>): PhotoView {
  const surest = [points.leftEye, points.rightEye, points.nose].sort(
    (a, b) => b.confidence - a.confidence,
  );
  // Two points are needed to tell the size.
  const seen = surest.filter((point, i) => i < 2 || isSeen(point));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const sizes = seen.flatMap((p) => seen.map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
  const centre: Head = {
    ...head,
    x: mean(seen.map(({ x }) => x)),
    y: mean(seen.map(({ y }) => y)),
    size: Math.max(LEAST_CLOSER * head.size, ...sizes),
  };
  return squareView(centre, CLOSER_EXTENT);
}
