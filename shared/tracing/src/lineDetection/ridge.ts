import { blur } from '@scribblepup/imaging/blur';
import { nearestPixelIndex, plane, sample, type Plane } from '@scribblepup/imaging/plane';
import type { Flow } from '../kernels/types';

// A neighbor is multiplied by this before it is compared, so that a ridge does not break where its
// top is broad.
const SLACK = 0.975;
// A peak is a dark area and not a line if the response this many sigmas away, on both sides, is
// still at least MAX_PLATEAU of it.
const BREADTH = 2.5,
  MAX_PLATEAU = 0.8;

/**
 * Keeps the response where it is largest across the flow, 0 elsewhere (non-maximum suppression,
 * Canny 1986, section IX).
 * @param sigma sigma of the blur that comes first, px, so that a broad dark stroke becomes one line
 */
export function nonMaximumSuppression(response: Plane, flow: Flow, sigma: number): Plane {
  const smooth = blur(response, sigma),
    { width, height } = smooth,
    out = plane(width, height);
  for (let y = 0; y < height; y++) ridgesOfRow(smooth, flow, BREADTH * sigma, y, out.data);
  return out;
}

function ridgesOfRow(
  { width, height, data }: Plane,
  { tx, ty }: Flow,
  breadth: number,
  y: number,
  out: Float32Array,
): void {
  for (let i = y * width; i < (y + 1) * width; i++)
    if (data[i] > 0 && isRidge(data, width, height, i, -ty[i], tx[i], breadth)) out[i] = data[i];
}

/**
 * Whether the response peaks at a pixel, across the flow (nx, ny), and falls off on at least one
 * side.
 */
function isRidge(
  data: Float32Array,
  width: number,
  height: number,
  i: number,
  nx: number,
  ny: number,
  breadth: number,
): boolean {
  const v = data[i],
    x = i % width,
    y = (i / width) | 0;
  if (
    sample(data, width, height, x + nx, y + ny) * SLACK > v ||
    sample(data, width, height, x - nx, y - ny) * SLACK > v
  )
    return false;
  return (
    sample(data, width, height, x + breadth * nx, y + breadth * ny) < MAX_PLATEAU * v ||
    sample(data, width, height, x - breadth * nx, y - breadth * ny) < MAX_PLATEAU * v
  );
}

// Step with which a stroke's width is measured, px.
const STEP = 0.5;

/**
 * Width in px, across the flow, over which the response stays above half its value at a point.
 * @param maxReach limit on each side, px
 */
export function strokeWidth(
  response: Plane,
  { tx, ty }: Flow,
  x: number,
  y: number,
  maxReach: number,
): number {
  const { width, height, data } = response;
  const i = nearestPixelIndex(response, x, y);
  const nx = -ty[i],
    ny = tx[i],
    half = data[i] / 2;
  let total = 0;
  for (const side of [-1, 1]) {
    let distance = STEP;
    while (
      distance < maxReach &&
      sample(data, width, height, x - 0.5 + side * distance * nx, y - 0.5 + side * distance * ny) >
        half
    )
      distance += STEP;
    total += distance;
  }
  return total;
}
