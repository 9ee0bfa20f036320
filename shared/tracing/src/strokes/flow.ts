import { blurInPlace } from '@scribblepup/imaging/blur';
import { plane } from '@scribblepup/imaging/plane';
import type { Size } from '@scribblepup/imaging';

// Read from the global object once, because inner loops call them.
const { sqrt } = Math;

/** Unit tangents: per pixel, the direction in which the picture changes least. */
export interface Flow {
  readonly width: number;
  readonly height: number;
  readonly tx: Float32Array;
  readonly ty: Float32Array;
}

/**
 * Edge tangent flow from the smoothed structure tensor of several channels (Kang, Lee, Chui 2007,
 * section 2.1, in the tensor form of Kyprianidis, Kang 2011, section 3.1).
 * @param sigma px over which directions are averaged
 */
export function edgeFlow(
  channels: readonly { readonly data: Float32Array; readonly weight: number }[],
  width: number,
  height: number,
  sigma: number,
): Flow {
  const n = width * height;
  const e = new Float32Array(n),
    f = new Float32Array(n),
    g = new Float32Array(n);
  for (let y = 1; y < height - 1; y++)
    for (const { data, weight } of channels) addTensors(data, weight, width, y, e, f, g);
  for (const data of [e, f, g]) blurInPlace(plane(width, height, data), sigma);
  return tangents(e, f, g, width, height);
}

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

/**
 * Writes the tangents over the first two components of the tensors, which are not needed any more.
 */
function tangents(
  e: Float32Array,
  f: Float32Array,
  g: Float32Array,
  width: number,
  height: number,
): Flow {
  const flow: Flow = { width, height, tx: e, ty: f };
  for (let i = 0; i < e.length; i++) setTangent(flow, i, e[i], f[i], g[i]);
  return flow;
}

function setTangent({ tx, ty }: Flow, i: number, e: number, f: number, g: number): void {
  const difference = e - g;
  const larger = (e + g + sqrt(difference * difference + 4 * f * f)) / 2;
  const x = larger - e,
    y = -f,
    length = sqrt(x * x + y * y);
  const flat = length < 1e-9;
  tx[i] = flat ? (difference >= 0 ? 0 : 1) : x / length;
  ty[i] = flat ? (difference >= 0 ? 1 : 0) : y / length;
}

/** Marks the pixels of a path beyond the border. */
export const END = -1;

/**
 * Follows the flow from a start to both sides and writes the indices of the pixels that it passes,
 * the nearest first: those of one side, then those of the other. A side that meets the border is
 * filled up with END.
 * @param ways receives the indices; half its length limits the steps
 */
export function alongFlow(flow: Flow, x: number, y: number, ways: Int32Array): void {
  const steps = ways.length / 2;
  if (isInner(flow, x, y, steps)) return followBoth(flow, x, y, ways);
  follow(flow, x, y, -1, ways, 0);
  follow(flow, x, y, 1, ways, steps);
}

/** Whether a pixel lies so far inside that `steps` px in any direction do not reach the border. */
const isInner = ({ width, height }: Size, x: number, y: number, steps: number): boolean =>
  x > steps && y > steps && x < width - 2 - steps && y < height - 2 - steps;

/** Follows both sides at once, because each step of a side depends on the one before it. */
function followBoth({ width, tx, ty }: Flow, x: number, y: number, ways: Int32Array): void {
  const start = y * width + x,
    steps = ways.length / 2;
  let dx = tx[start],
    dy = ty[start],
    bx = -dx,
    by = -dy,
    px = x + 0.5,
    py = y + 0.5,
    qx = px,
    qy = py;
  for (let k = 0; k < steps; k++) {
    qx += bx;
    qy += by;
    px += dx;
    py += dy;
    const i = (qy | 0) * width + (qx | 0),
      j = (py | 0) * width + (px | 0);
    const ix = tx[i],
      iy = ty[i],
      jx = tx[j],
      jy = ty[j];
    const back = ix * bx + iy * by < 0,
      ahead = jx * dx + jy * dy < 0;
    bx = back ? -ix : ix;
    by = back ? -iy : iy;
    dx = ahead ? -jx : jx;
    dy = ahead ? -jy : jy;
    ways[k] = i;
    ways[steps + k] = j;
  }
}

function follow(
  { width, height, tx, ty }: Flow,
  x: number,
  y: number,
  side: number,
  ways: Int32Array,
  from: number,
): void {
  const start = y * width + x,
    end = from + ways.length / 2;
  let px = x,
    py = y,
    dx = tx[start] * side,
    dy = ty[start] * side;
  for (let k = from; k < end; k++) {
    px += dx;
    py += dy;
    const ix = (px + 0.5) | 0,
      iy = (py + 0.5) | 0;
    if (px < -0.5 || py < -0.5 || ix >= width || iy >= height) {
      ways.fill(END, k, end);
      return;
    }
    const j = iy * width + ix;
    const turn = tx[j] * dx + ty[j] * dy < 0 ? -1 : 1;
    dx = tx[j] * turn;
    dy = ty[j] * turn;
    ways[k] = j;
  }
}
