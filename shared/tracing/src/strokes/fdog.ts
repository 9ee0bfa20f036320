import { sample, type Plane } from '@scribblepup/imaging/plane';
import { alongFlow, END, type Flow } from './flow';

// Ratio of the wider Gaussian's sigma to the narrower one's, close to a Laplacian (Marr, Hildreth
// 1980).
const RATIO = 1.6;

export interface FdogOptions {
  /** Sigma across the flow, px. */
  readonly across: number;
  /** Sigma along the flow, px. */
  readonly along: number;
  /**
   * Weight of the wider Gaussian; the lower it is, the more a dark area responds even without an
   * edge.
   */
  readonly rho: number;
}

/**
 * Flow-based difference of Gaussians: across the flow, then averaged along it (Kang, Lee, Chui
 * 2007, "Coherent Line Drawing", section 2.2; separable form of Winnemoeller, Kyprianidis, Olsen
 * 2012, "XDoG", section 2.6). Positive on dark lines; 0 where `where` is 0.
 */
export function flowDog(
  L: Plane,
  flow: Flow,
  where: Uint8Array,
  { across, along, rho }: FdogOptions,
): Float32Array {
  const { height, data } = L;
  const kernel = dogKernel(across, rho);
  const response = new Float32Array(data.length);
  for (let y = 0; y < height; y++) acrossRow(L, flow, where, kernel, y, response);
  const reach = Math.ceil(along * 2.2);
  const near = Float32Array.from({ length: reach + 1 }, (_, k) =>
    Math.exp((-k * k) / (2 * along * along)),
  );
  const out = new Float32Array(data.length),
    ways = new Int32Array(2 * reach);
  for (let y = 0; y < height; y++) alongRow(response, flow, where, near, y, ways, out);
  return out;
}

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
    out[i] = -meanAlong(response, near, i, ways);
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

/** Half of the symmetric kernel, centre first. */
function dogKernel(sigma: number, rho: number): Float32Array {
  const reach = Math.ceil(sigma * RATIO * 2.2);
  const half = (s: number): number[] => {
    const values = Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * s * s)));
    const total = values.reduce((sum, v, k) => sum + (k ? 2 * v : v), 0);
    return values.map((v) => v / total);
  };
  const narrow = half(sigma),
    wide = half(sigma * RATIO);
  return Float32Array.from(narrow, (v, k) => v - rho * wide[k]);
}
