import type { FloatMap } from '../network/network';
import type { Pixels } from '../types';
import type { Input } from '../weights/types';
import { tapsFor, type Taps } from './taps';

/** A part of a photo at some size: the first output px lies on photo px (left, top), the others in steps of photo px. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = 3;

/** A view of a photo as the network's input. Outside of the photo it is neutral gray, zero. */
export function render(photo: Pixels, view: View, { mean, scale }: Input): FloatMap {
  const columns = tapsFor(view.left, view.stepX, view.width, photo.width);
  const rows = tapsFor(view.top, view.stepY, view.height, photo.height);
  const long = view.width * CHANNELS;
  const data = new Float32Array(view.height * long);
  const row = new Float32Array(long);
  let from = 0;
  for (let y = rows.first[0]!; y < photo.height && from < view.height; y++) {
    while (from < view.height && rows.first[from]! + rows.count[from]! <= y) from++;
    if (from < view.height && rows.first[from]! > y) continue;
    if (from < view.height) renderRow(photo, y, columns, mean, row);
    for (let to = from; to < view.height && rows.first[to]! <= y; to++) {
      const weight = rows.weights[to * rows.stride + y - rows.first[to]!]! / scale;
      for (let i = 0, at = to * long; i < long; i++, at++) data[at]! += weight * row[i]!;
    }
  }
  return { height: view.height, width: view.width, channels: CHANNELS, data };
}

/** One row of the photo at the view's columns, less the mean. */
function renderRow(
  { data, width }: Pixels,
  y: number,
  taps: Taps,
  mean: number,
  out: Float32Array,
): void {
  for (let x = 0; x < taps.first.length; x++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let p = (y * width + taps.first[x]!) * 4;
    for (let k = 0, w = x * taps.stride; k < taps.count[x]!; k++, w++, p += 4) {
      const weight = taps.weights[w]!;
      const opacity = data[p + 3]!;
      const share = weight * (opacity / 255);
      const rest = weight * (255 - opacity - mean);
      r += share * data[p]! + rest;
      g += share * data[p + 1]! + rest;
      b += share * data[p + 2]! + rest;
    }
    out[3 * x] = r;
    out[3 * x + 1] = g;
    out[3 * x + 2] = b;
  }
}
