import { sample, type Plane } from '../raster/plane';
import { alongFlow, type Flow } from './flow';

// Taken out of the global object once: inner loops call them.
const { abs, ceil, exp, min } = Math;

const RANGE_STEPS = 512, MOST_RANGE = 64;

/**
 * Orientation-aligned bilateral filter: across the flow, then along it (Kyprianidis, Döllner 2008,
 * "Image Abstraction by Structure Adaptive Filtering", section 3.2). Smooths fur, keeps edges.
 * @param spatial sigma in px; @param range sigma in units of L; @param where pixels that are filtered
 */
export function flowBilateral(source: Plane, flow: Flow, where: Uint8Array, spatial: number, range: number, passes: number): Plane {
  const reach = ceil(spatial * 2);
  const near = Float32Array.from({ length: reach + 1 }, (_, k) => exp((-k * k) / (2 * spatial * spatial)));
  const alike = Float32Array.from({ length: RANGE_STEPS + 1 }, (_, k) => exp(-(((k * MOST_RANGE) / RANGE_STEPS) ** 2) / (2 * range * range)));
  const weight = (k: number, difference: number): number => near[k]! * alike[min(RANGE_STEPS, (abs(difference) * RANGE_STEPS) / MOST_RANGE) | 0]!;
  let data = source.data;
  for (let pass = 0; pass < passes; pass++) {
    data = across(data, flow, where, reach, weight);
    data = along(data, flow, where, reach, weight);
  }
  return { width: source.width, height: source.height, data };
}

type Weight = (step: number, difference: number) => number;

function across(data: Float32Array, { width, height, tx, ty }: Flow, where: Uint8Array, reach: number, weight: Weight): Float32Array {
  const out = data.slice();
  for (let i = 0; i < data.length; i++) {
    if (!where[i]) continue;
    const x = i % width, y = (i / width) | 0, nx = -ty[i]!, ny = tx[i]!, centre = data[i]!;
    let sum = centre, total = 1;
    for (let k = 1; k <= reach; k++) {
      const a = sample(data, width, height, x + nx * k, y + ny * k), b = sample(data, width, height, x - nx * k, y - ny * k);
      const wa = weight(k, a - centre), wb = weight(k, b - centre);
      sum += a * wa + b * wb;
      total += wa + wb;
    }
    out[i] = sum / total;
  }
  return out;
}

function along(data: Float32Array, flow: Flow, where: Uint8Array, reach: number, weight: Weight): Float32Array {
  const out = data.slice();
  for (let i = 0; i < data.length; i++) {
    if (!where[i]) continue;
    const centre = data[i]!;
    let sum = centre, total = 1;
    alongFlow(flow, i % flow.width, (i / flow.width) | 0, reach, (j, k) => {
      const w = weight(k, data[j]! - centre);
      sum += data[j]! * w;
      total += w;
    });
    out[i] = sum / total;
  }
  return out;
}
