import type { Size } from '@scribblepup/imaging';
import type { Flow } from '../types';

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
