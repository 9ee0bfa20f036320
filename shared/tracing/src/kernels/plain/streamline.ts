import type { Flow } from '../types';

/** Marks the pixels of a path beyond the border. */
export const END = -1;

/**
 * Follows the flow from a pixel to both sides and writes the indices of the pixels that it passes:
 * first those of one side, then those of the other, each nearest first. A side that meets the
 * border is padded with END.
 * @param streamline receives the indices; half its length limits the steps
 */
export function alongFlow(flow: Flow, x: number, y: number, streamline: Int32Array): void {
  follow(flow, x, y, -1, streamline.subarray(0, streamline.length / 2));
  follow(flow, x, y, 1, streamline.subarray(streamline.length / 2));
}

function follow(
  { width, height, tx, ty }: Flow,
  x: number,
  y: number,
  side: 1 | -1,
  half: Int32Array,
): void {
  const start = y * width + x;
  let px = x + 0.5,
    py = y + 0.5,
    dx = tx[start] * side,
    dy = ty[start] * side;
  for (let k = 0; k < half.length; k++) {
    px += dx;
    py += dy;
    if (px < 0 || py < 0 || px >= width || py >= height) {
      half.fill(END, k);
      return;
    }
    const j = Math.floor(py) * width + Math.floor(px);
    const turn = tx[j] * dx + ty[j] * dy < 0 ? -1 : 1;
    dx = tx[j] * turn;
    dy = ty[j] * turn;
    half[k] = j;
  }
}
