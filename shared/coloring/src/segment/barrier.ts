import type { Lab } from '../raster/lab';
import { plane, type Plane } from '../raster/plane';

// Taken out of the global object once: inner loops call them.
const { max, min } = Math;

const FAR = 1e6, SWEEPS = 4;

/**
 * Minimum barrier distance to a set of background pixels: on the best way there, how far the
 * colours spread. Low on all that hangs together with the background, high on what stands out
 * from it (Zhang, Sclaroff, Lin et al. 2015, "Minimum Barrier Salient Object Detection at 80
 * FPS", section 3). Summed over L, a and b; raster sweeps, there and back.
 */
export function barrierDistance(lab: Lab, background: Uint8Array): Plane {
  const out = plane(lab.width, lab.height);
  for (const channel of [lab.L, lab.a, lab.b]) {
    const distance = sweepChannel(channel, lab.width, background);
    for (let i = 0; i < distance.length; i++) if (distance[i]! < FAR) out.data[i]! += distance[i]!;
  }
  return out;
}

/** The best ways so far: the most and the least met on each, and how far they spread. */
interface Ways {
  readonly value: Float32Array;
  readonly highest: Float32Array;
  readonly lowest: Float32Array;
  readonly distance: Float32Array;
}

function sweepChannel(value: Float32Array, width: number, background: Uint8Array): Float32Array {
  const distance = new Float32Array(value.length);
  for (let i = 0; i < distance.length; i++) distance[i] = background[i] ? 0 : FAR;
  const ways: Ways = { value, highest: value.slice(), lowest: value.slice(), distance };
  const height = value.length / width;
  for (let sweep = 0; sweep < SWEEPS; sweep += 2) {
    for (let y = 0; y < height; y++) sweepRow(ways, width, y * width, 1, y > 0);
    for (let y = height - 1; y >= 0; y--) sweepRow(ways, width, (y + 1) * width - 1, -1, y < height - 1);
  }
  return distance;
}

/** One row, from its first pixel onwards: each may go by the one before it, and by the one in the row before. */
function sweepRow(ways: Ways, width: number, first: number, step: number, hasBefore: boolean): void {
  for (let k = 0, i = first; k < width; k++, i += step) {
    if (k > 0) relax(ways, i, i - step);
    if (hasBefore) relax(ways, i, i - step * width);
  }
}

function relax({ value, highest, lowest, distance }: Ways, i: number, from: number): void {
  const high = max(highest[from]!, value[i]!), low = min(lowest[from]!, value[i]!);
  if (high - low >= distance[i]! || distance[from]! >= FAR) return;
  distance[i] = high - low;
  highest[i] = high;
  lowest[i] = low;
}
