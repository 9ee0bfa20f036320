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
    for (let i = 0; i < distance.length; i++) out.data[i]! += distance[i]!;
  }
  return out;
}

function sweepChannel(value: Float32Array, width: number, background: Uint8Array): Float32Array {
  const highest = value.slice(), lowest = value.slice();
  const distance = Float32Array.from(background, (v) => (v ? 0 : FAR));
  const relax = (i: number, from: number): void => {
    const high = max(highest[from]!, value[i]!), low = min(lowest[from]!, value[i]!);
    if (high - low >= distance[i]! || distance[from]! >= FAR) return;
    distance[i] = high - low;
    highest[i] = high;
    lowest[i] = low;
  };
  const n = value.length;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let k = 0; k < n; k++) {
      const i = sweep % 2 === 0 ? k : n - 1 - k, x = i % width;
      const step = sweep % 2 === 0 ? -1 : 1;
      if (step < 0 ? x > 0 : x < width - 1) relax(i, i + step);
      const above = i + step * width;
      if (above >= 0 && above < n) relax(i, above);
    }
  }
  return distance.map((d) => (d >= FAR ? 0 : d));
}
