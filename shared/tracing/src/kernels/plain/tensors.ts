import type { Flow, FlowKernel } from '../types';

// Read from the global object once, because inner loops call it.
const { sqrt } = Math;

// A shorter eigenvector has no direction.
const MIN_LENGTH = 1e-9;

export const tensors: FlowKernel['tensors'] = (channels, width, height) => {
  const n = width * height;
  const e = new Float32Array(n),
    f = new Float32Array(n),
    g = new Float32Array(n);
  for (let y = 1; y < height - 1; y++)
    for (const { data, weight } of channels) addTensors(data, weight, width, y, e, f, g);
  return [e, f, g];
};

/** Adds the structure tensors (e f, f g) of a row of one channel, from Sobel gradients. */
function addTensors(
  c: Float32Array,
  weight: number,
  width: number,
  y: number,
  e: Float32Array,
  f: Float32Array,
  g: Float32Array,
): void {
  for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
    const nw = c[i - width - 1],
      ne = c[i - width + 1],
      sw = c[i + width - 1],
      se = c[i + width + 1];
    const gx = (ne + 2 * c[i + 1] + se - nw - 2 * c[i - 1] - sw) / 8;
    const gy = (sw + 2 * c[i + width] + se - nw - 2 * c[i - width] - ne) / 8;
    e[i] += weight * gx * gx;
    f[i] += weight * gx * gy;
    g[i] += weight * gy * gy;
  }
}

/** Writes the tangents over the first two components of the tensors, which are no longer needed. */
export const tangents: FlowKernel['tangents'] = ([e, f, g], width, height) => {
  const flow: Flow = { width, height, tx: e, ty: f };
  for (let i = 0; i < e.length; i++) setTangent(flow, i, e[i], f[i], g[i]);
  return flow;
};

/** Writes the eigenvector of the smaller eigenvalue of a tensor. */
function setTangent({ tx, ty }: Flow, i: number, e: number, f: number, g: number): void {
  const difference = e - g;
  const larger = (e + g + sqrt(difference * difference + 4 * f * f)) / 2;
  const x = larger - e,
    y = -f,
    length = sqrt(x * x + y * y);
  const flat = length < MIN_LENGTH;
  tx[i] = flat ? (difference >= 0 ? 0 : 1) : x / length;
  ty[i] = flat ? (difference >= 0 ? 1 : 0) : y / length;
}
