import { clamp } from '@scribblepup/imaging/plane';
import type { FloatMap } from '../network/Network';
import type { Face, Head } from '../types';
import { OUTPUT_STRIDE, REFINED_EXTENT, MIN_REFINED_SIZE } from './constants';
import { isVisible } from './visible';
import { squareView, type PhotoView } from './views';

/**
 * View of a square window, closer than `headView`, around the eyes and nose that were found: they
 * locate and size the face more exactly than the head does.
 */
export function refinedView({ head, keypoints }: Pick<Face, 'head' | 'keypoints'>): PhotoView {
  const byConfidence = [keypoints.leftEye, keypoints.rightEye, keypoints.nose].sort(
    (a, b) => b.confidence - a.confidence,
  );
  // The size needs two keypoints, so the two with the highest confidence always count.
  const visible = byConfidence.filter((point, i) => i < 2 || isVisible(point));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const sizes = visible.flatMap((p) => visible.map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
  const center: Head = {
    ...head,
    x: mean(visible.map(({ x }) => x)),
    y: mean(visible.map(({ y }) => y)),
    size: Math.max(MIN_REFINED_SIZE * head.size, ...sizes),
  };
  return squareView(center, REFINED_EXTENT);
}

/**
 * Averages two passes over one face, on the cells of the first. The second is interpolated; cells
 * that it does not cover keep their values.
 */
export function meanOfPasses(
  first: FloatMap,
  view: PhotoView,
  second: FloatMap,
  closer: PhotoView,
): FloatMap {
  const data = first.data.slice();
  const { width, height, channels } = first;
  const columns = cellIndices(width, acrossOf(view), acrossOf(closer));
  const rows = cellIndices(height, downOf(view), downOf(closer));
  rows.forEach((v, y) => {
    if (v < 0 || v > second.height - 1) return;
    columns.forEach((u, x) => {
      if (u < 0 || u > second.width - 1) return;
      for (let channel = 0; channel < channels; channel++) {
        const i = (y * width + x) * channels + channel;
        data[i] = (data[i] + interpolate(second, u, v, channel)) / 2;
      }
    });
  });
  return { ...first, data };
}

/** Position of a view's first px and its step along one axis, photo px. */
interface Axis {
  readonly start: number;
  readonly step: number;
}

const acrossOf = ({ left, stepX }: PhotoView): Axis => ({ start: left, step: stepX });
const downOf = ({ top, stepY }: PhotoView): Axis => ({ start: top, step: stepY });

/** For each cell of one view along an axis, its fractional cell index in another view. */
const cellIndices = (count: number, view: Axis, other: Axis): number[] =>
  Array.from(
    { length: count },
    (_, i) =>
      (view.start + i * OUTPUT_STRIDE * view.step - other.start) / (OUTPUT_STRIDE * other.step),
  );

/** Bilinear interpolation in a map. */
function interpolate(
  { width, height, channels, data }: FloatMap,
  u: number,
  v: number,
  channel: number,
): number {
  const x = clamp(Math.floor(u), 0, Math.max(0, width - 2)),
    y = clamp(Math.floor(v), 0, Math.max(0, height - 2));
  const at = (dx: number, dy: number): number =>
    data[(Math.min(y + dy, height - 1) * width + Math.min(x + dx, width - 1)) * channels + channel];
  const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
  return mix(mix(at(0, 0), at(1, 0), u - x), mix(at(0, 1), at(1, 1), u - x), v - y);
}
