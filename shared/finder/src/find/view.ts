import type { FloatMap } from '../network/network';
import type { Pixels } from '@scribblepup/imaging';
import type { Input } from '../weights/types';
import { tapsFor, type Taps } from './taps';

/**
 * A part of a photo at some size: the first output px lies on photo px (left, top), the others
 * follow in steps of photo px.
 */
export interface PhotoView {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = 3;

/** Renders a view of a photo as the network's input. Outside the photo it is neutral gray, zero. */
export function render(photo: Pixels, view: PhotoView, { mean, scale }: Input): FloatMap {
  const columns = tapsFor(view.left, view.stepX, view.width, photo.width);
  const rows = tapsFor(view.top, view.stepY, view.height, photo.height);
  const long = view.width * CHANNELS;
  const data = new Float32Array(view.height * long);
  const row = new Float32Array(long);
  let from = 0;
  for (let y = rows.first[0]; y < photo.height && from < view.height; y++) {
    while (from < view.height && rows.first[from] + rows.count[from] <= y) from++;
    if (from < view.height && rows.first[from] > y) continue;
    if (from < view.height) renderRow(photo, y, columns, mean, row);
    for (let to = from; to < view.height && rows.first[to] <= y; to++) {
      const weight = rows.weights[to * rows.stride + y - rows.first[to]] / scale;
      for (let i = 0, at = to * long; i < long; i++, at++) data[at] += weight * row[i];
    }
  }
  return { height: view.height, width: view.width, channels: CHANNELS, data };
}

/** Filters one row of the photo to the columns of the view and subtracts the mean. */
function renderRow(photo: Pixels, y: number, taps: Taps, mean: number, out: Float32Array): void {
  const { data, width } = photo;
  const { first, count, weights, stride } = taps;
  for (let x = 0, o = 0; x < first.length; x++, o += CHANNELS) {
    let r = 0;
    let g = 0;
    let b = 0;
    // Weight of the white behind transparent px, and of the mean.
    let white = 0;
    let all = 0;
    let p = (y * width + first[x]) * 4;
    const end = p + count[x] * 4;
    for (let w = x * stride; p < end; w++, p += 4) {
      let weight = weights[w];
      all += weight;
      const opacity = data[p + 3];
      if (opacity < 255) {
        const share = (weight * opacity) / 255;
        white += weight - share;
        weight = share;
      }
      r += weight * data[p];
      g += weight * data[p + 1];
      b += weight * data[p + 2];
    }
    const rest = 255 * white - mean * all;
    out[o] = r + rest;
    out[o + 1] = g + rest;
    out[o + 2] = b + rest;
  }
}
