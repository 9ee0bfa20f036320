import { sample, type Plane } from '@scribblepup/imaging/plane';
import { alongFlow, END, type Flow } from './flow';

// Read from the global object once, because inner loops call them.
const { abs, ceil, exp, min } = Math;

// Steps of the table of range weights: in all, and per unit of L.
const RANGE_STEPS = 512,
  PER_L = 8;

/**
 * Orientation-aligned bilateral filter: across the flow, then along it (Kyprianidis, Döllner 2008,
 * "Image Abstraction by Structure Adaptive Filtering", section 3.2). Smooths fur, keeps edges.
 * @param spatial sigma in px
 * @param range sigma in units of L
 * @param where pixels to filter
 */
export function flowBilateral(
  source: Plane,
  flow: Flow,
  where: Uint8Array,
  spatial: number,
  range: number,
  passes: number,
): Plane {
  const reach = ceil(spatial * 2);
  const weights: Weights = {
    near: Float32Array.from({ length: reach + 1 }, (_, k) =>
      exp((-k * k) / (2 * spatial * spatial)),
    ),
    alike: Float32Array.from({ length: RANGE_STEPS + 1 }, (_, k) =>
      exp(-((k / PER_L) ** 2) / (2 * range * range)),
    ),
  };
  const { width, height } = source;
  const ways = new Int32Array(2 * reach);
  // Both start as copies of the source, so that pixels that are not filtered are right in either of
  // them.
  const data = source.data.slice(),
    between = source.data.slice();
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) acrossRow(data, flow, where, weights, y, between);
    for (let y = 0; y < height; y++) alongRow(between, flow, where, weights, y, ways, data);
  }
  return { width, height, data };
}

/** Weights by steps from the centre (`near`), and by the difference in L from it (`alike`). */
interface Weights {
  readonly near: Float32Array;
  readonly alike: Float32Array;
}

function weight({ near, alike }: Weights, step: number, difference: number): number {
  return near[step] * alike[min(RANGE_STEPS, (abs(difference) * PER_L) | 0)];
}

function acrossRow(
  data: Float32Array,
  flow: Flow,
  where: Uint8Array,
  weights: Weights,
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
  weights: Weights,
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
  weights: Weights,
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

function alongAt(data: Float32Array, weights: Weights, start: number, ways: Int32Array): number {
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
