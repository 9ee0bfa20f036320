import { clamp } from '@scribblepup/imaging/plane';
import type { FloatMap } from '../network/network';
import { CELL } from './constants';
import type { PhotoView } from './view';

/**
 * The mean of two looks at one place, on the cells of the first. A cell beyond the second look keeps
 * its value; between cells the second is interpolated.
 */
export function meanOfLooks(
  first: FloatMap,
  view: PhotoView,
  second: FloatMap,
  other: PhotoView,
): FloatMap {
  const data = first.data.slice();
  const { width, height, channels } = first;
  const columns = places(width, view.left, view.stepX, other.left, other.stepX);
  const rows = places(height, view.top, view.stepY, other.top, other.stepY);
  rows.forEach((v, y) => {
    if (v < 0 || v > second.height - 1) return;
    columns.forEach((u, x) => {
      if (u < 0 || u > second.width - 1) return;
      for (let channel = 0; channel < channels; channel++) {
        const i = (y * width + x) * channels + channel;
        data[i] = (data[i] + between(second, u, v, channel)) / 2;
      }
    });
  });
  return { ...first, data };
}

/** For each cell of one view along an axis, its place among the cells of another. */
const places = (
  count: number,
  from: number,
  step: number,
  otherFrom: number,
  otherStep: number,
): number[] =>
  Array.from(
    { length: count },
    (_, i) => (from + i * CELL * step - otherFrom) / (CELL * otherStep),
  );

/** Bilinear interpolation in a map. */
function between(
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
