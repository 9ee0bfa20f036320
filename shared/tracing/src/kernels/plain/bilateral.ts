import { sample } from '@scribblepup/imaging/plane';
import type { BilateralWeights, Flow, FlowKernel } from '../types';
import { alongFlow, END } from './way';

// Read from the global object once, because inner loops call them.
const { abs, min } = Math;

export const bilateral: FlowKernel['bilateral'] = (
  { width, height, data: source },
  flow,
  where,
  weights,
  passes,
) => {
  const ways = new Int32Array(2 * (weights.near.length - 1));
  // Both start as copies of the source, so that pixels that are not filtered are right in either of
  // them.
  const data = source.slice(),
    between = source.slice();
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) acrossRow(data, flow, where, weights, y, between);
    for (let y = 0; y < height; y++) alongRow(between, flow, where, weights, y, ways, data);
  }
  return { width, height, data };
};

function weight({ near, alike, perL }: BilateralWeights, step: number, difference: number): number {
  return near[step] * alike[min(alike.length - 1, (abs(difference) * perL) | 0)];
}

function acrossRow(
  data: Float32Array,
  flow: Flow,
  where: Uint8Array,
  weights: BilateralWeights,
  y: number,
  out: Float32Array,
): void {
  const { width } = flow;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (where[i]) out[i] = acrossAt(data, flow, weights, x, y);
  }
}

function acrossAt(
  data: Float32Array,
  { width, height, tx, ty }: Flow,
  weights: BilateralWeights,
  x: number,
  y: number,
): number {
  const i = y * width + x,
    nx = -ty[i],
    ny = tx[i],
    centre = data[i];
  let sum = centre,
    total = 1;
  for (let k = 1; k < weights.near.length; k++) {
    const a = sample(data, width, height, x + nx * k, y + ny * k),
      b = sample(data, width, height, x - nx * k, y - ny * k);
    const wa = weight(weights, k, a - centre),
      wb = weight(weights, k, b - centre);
    sum += a * wa + b * wb;
    total += wa + wb;
  }
  return sum / total;
}

function alongRow(
  data: Float32Array,
  flow: Flow,
  where: Uint8Array,
  weights: BilateralWeights,
  y: number,
  ways: Int32Array,
  out: Float32Array,
): void {
  const { width } = flow;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!where[i]) continue;
    alongFlow(flow, x, y, ways);
    out[i] = alongAt(data, weights, i, ways);
  }
}

function alongAt(
  data: Float32Array,
  weights: BilateralWeights,
  start: number,
  ways: Int32Array,
): number {
  const centre = data[start],
    steps = ways.length / 2;
  let sum = centre,
    total = 1;
  for (let from = 0; from <= steps; from += steps) {
    for (let k = 0; k < steps && ways[from + k] !== END; k++) {
      const value = data[ways[from + k]],
        w = weight(weights, k + 1, value - centre);
      sum += value * w;
      total += w;
    }
  }
  return sum / total;
}
