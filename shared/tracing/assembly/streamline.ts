import { Job } from './job';
import { at, floatAt } from './memory';

/** Marks the step at which a path leaves the picture. */
export const END: i32 = -1;

/**
 * Follows the flow from a pixel to both sides and writes the indices of the pixels that it passes:
 * first those of one side, then those of the other, each nearest first.
 */
export function alongFlow(job: Job, x: i32, y: i32): void {
  const steps = job.reach;
  const isInner = x > steps && y > steps && x < job.width - 2 - steps && y < job.height - 2 - steps;
  if (isInner) {
    followBoth(job, x, y);
  } else {
    follow(job, x, y, -1, job.streamline);
    follow(job, x, y, 1, at(job.streamline, steps));
  }
}

/**
 * Follows both sides together: each step of a side depends on the one before it, so alternating
 * keeps the processor busy.
 */
function followBoth(job: Job, x: i32, y: i32): void {
  const tx = job.tx;
  const ty = job.ty;
  const width = job.width;
  const steps = job.reach;
  const streamline = job.streamline;
  const others = at(streamline, steps);
  const start = y * width + x;
  let dx = floatAt(tx, start);
  let dy = floatAt(ty, start);
  let bx = -dx;
  let by = -dy;
  let px = (x as f64) + 0.5;
  let py = (y as f64) + 0.5;
  let qx = px;
  let qy = py;
  for (let k = 0; k < steps; k++) {
    qx += bx;
    qy += by;
    px += dx;
    py += dy;
    const i = (qy as i32) * width + (qx as i32);
    const j = (py as i32) * width + (px as i32);
    const ix = floatAt(tx, i);
    const iy = floatAt(ty, i);
    const jx = floatAt(tx, j);
    const jy = floatAt(ty, j);
    const back = ix * bx + iy * by < 0;
    const ahead = jx * dx + jy * dy < 0;
    bx = back ? -ix : ix;
    by = back ? -iy : iy;
    dx = ahead ? -jx : jx;
    dy = ahead ? -jy : jy;
    store<i32>(at(streamline, k), i);
    store<i32>(at(others, k), j);
  }
}

function follow(job: Job, x: i32, y: i32, side: f64, streamline: usize): void {
  const width = job.width;
  const start = y * width + x;
  let px = (x as f64) + 0.5;
  let py = (y as f64) + 0.5;
  let dx = floatAt(job.tx, start) * side;
  let dy = floatAt(job.ty, start) * side;
  for (let k = 0; k < job.reach; k++) {
    px += dx;
    py += dy;
    if (px < 0 || py < 0 || px >= (width as f64) || py >= (job.height as f64)) {
      store<i32>(at(streamline, k), END);
      return;
    }
    const j = (py as i32) * width + (px as i32);
    const jx = floatAt(job.tx, j);
    const jy = floatAt(job.ty, j);
    const turn: f64 = jx * dx + jy * dy < 0 ? -1 : 1;
    dx = jx * turn;
    dy = jy * turn;
    store<i32>(at(streamline, k), j);
  }
}
