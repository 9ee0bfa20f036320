import type { Flow } from '../types';
import { filter } from './filter';
import { alongFlow, END } from './streamline';

/**
 * Writes weighted means along the flow. The pixel itself has the weight 1.
 * @param reach px to each side
 * @param weight weight at a distance in px and a difference from the pixel
 */
export function meanAlong(
  data: Float32Array,
  flow: Flow,
  where: Uint8Array,
  reach: number,
  weight: (distance: number, difference: number) => number,
  out: Float32Array,
): void {
  const streamline = new Int32Array(2 * reach);
  filter(flow, where, out, (x, y, i) => {
    const center = data[i];
    let sum = center,
      total = 1;
    alongFlow(flow, x, y, streamline);
    for (let from = 0; from <= reach; from += reach) {
      for (let k = 0; k < reach && streamline[from + k] !== END; k++) {
        const value = data[streamline[from + k]],
          w = weight(k + 1, value - center);
        sum += value * w;
        total += w;
      }
    }
    return sum / total;
  });
}
