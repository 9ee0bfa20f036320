import { sample, type Plane } from '@scribblepup/imaging/plane';
import type { Flow, FlowKernel } from '../types';
import { alongFlow, END } from './way';

export const acrossAlong: FlowKernel['acrossAlong'] = (source, flow, where, across, along) => {
  const { height, data } = source;
  const sums = new Float32Array(data.length),
    out = new Float32Array(data.length),
    ways = new Int32Array(2 * (along.length - 1));
  for (let y = 0; y < height; y++) acrossRow(source, flow, where, across, y, sums);
  for (let y = 0; y < height; y++) alongRow(sums, flow, where, along, y, ways, out);
  return out;
};

function acrossRow(
  L: Plane,
  flow: Flow,
  where: Uint8Array,
  kernel: Float32Array,
  y: number,
  out: Float32Array,
): void {
  const { width } = L;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (where[i]) out[i] = acrossAt(L, flow, kernel, x, y);
  }
}

function acrossAt(
  { width, height, data }: Plane,
  flow: Flow,
  kernel: Float32Array,
  x: number,
  y: number,
): number {
  const i = y * width + x,
    nx = -flow.ty[i],
    ny = flow.tx[i];
  let sum = kernel[0] * data[i];
  for (let k = 1; k < kernel.length; k++) {
    sum +=
      kernel[k] *
      (sample(data, width, height, x + nx * k, y + ny * k) +
        sample(data, width, height, x - nx * k, y - ny * k));
  }
  return sum;
}

function alongRow(
  response: Float32Array,
  flow: Flow,
  where: Uint8Array,
  near: Float32Array,
  y: number,
  ways: Int32Array,
  out: Float32Array,
): void {
  const { width } = flow;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!where[i]) continue;
    alongFlow(flow, x, y, ways);
    out[i] = meanAlong(response, near, i, ways);
  }
}

function meanAlong(
  response: Float32Array,
  near: Float32Array,
  start: number,
  ways: Int32Array,
): number {
  const steps = ways.length / 2;
  let sum = response[start],
    total = 1;
  for (let from = 0; from <= steps; from += steps) {
    for (let k = 0; k < steps && ways[from + k] !== END; k++) {
      sum += near[k + 1] * response[ways[from + k]];
      total += near[k + 1];
    }
  }
  return sum / total;
}
