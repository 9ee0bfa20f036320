import { blur } from '../raster/blur';
import { clamp, plane, sample, type Plane } from '../raster/plane';
import type { Flow } from './flow';

// A neighbour may be this much stronger: on a broad back a ridge must not break.
const SLACK = 0.975;

/**
 * The response where it is largest across the flow, 0 elsewhere (non-maximum suppression, Canny
 * 1986, section IX). @param sigma px of a blur before, so that one broad dark makes one line
 */
export function ridges(response: Plane, { tx, ty }: Flow, sigma: number): Plane {
  const { width, height, data } = blur(response, sigma);
  const out = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const v = data[i]!;
    if (v <= 0) continue;
    const x = i % width, y = (i / width) | 0, nx = -ty[i]!, ny = tx[i]!;
    if (sample(data, width, height, x + nx, y + ny) * SLACK <= v && sample(data, width, height, x - nx, y - ny) * SLACK <= v) out[i] = v;
  }
  return plane(width, height, out);
}

const STEP = 0.5;

/** Px across the flow over which the response stays above half of what it is at a point. @param most px on each side */
export function strokeWidth({ width, height, data }: Plane, { tx, ty }: Flow, x: number, y: number, most: number): number {
  const i = clamp(Math.floor(y), 0, height - 1) * width + clamp(Math.floor(x), 0, width - 1);
  const nx = -ty[i]!, ny = tx[i]!, half = data[i]! / 2;
  let wide = 0;
  for (const side of [-1, 1]) {
    let away = STEP;
    while (away < most && sample(data, width, height, x - 0.5 + side * away * nx, y - 0.5 + side * away * ny) > half) away += STEP;
    wide += away;
  }
  return wide;
}
