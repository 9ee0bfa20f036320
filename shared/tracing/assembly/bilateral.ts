import { at, floatAt, Job } from './job';
import { sample } from './sample';
import { alongFlow, END } from './way';

/** A row of the bilateral filter across the flow. */
export function bilateralAcross(job: Job, y: i32): void {
  const source = job.source;
  const width = job.width;
  const height = job.height;
  const where = job.where;
  const weights = job.weights;
  const reach = job.reach;
  const table = job.alike;
  const last = job.lastAlike;
  const perL = job.perL as f64;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!load<u8>(where + (i as usize))) continue;
    const nx = -floatAt(job.ty, i);
    const ny = floatAt(job.tx, i);
    const centre = floatAt(source, i);
    let sum = centre;
    let total: f64 = 1;
    for (let k = 1; k <= reach; k++) {
      const dx = nx * (k as f64);
      const dy = ny * (k as f64);
      const a = sample(source, width, height, (x as f64) + dx, (y as f64) + dy);
      const b = sample(source, width, height, (x as f64) - dx, (y as f64) - dy);
      const near = floatAt(weights, k);
      const wa = near * alike(table, last, perL, a - centre);
      const wb = near * alike(table, last, perL, b - centre);
      sum += a * wa + b * wb;
      total += wa + wb;
    }
    store<f32>(at(job.out, i), (sum / total) as f32);
  }
}

/** A row of the bilateral filter along the flow. */
export function bilateralAlong(job: Job, y: i32): void {
  const source = job.source;
  const width = job.width;
  const where = job.where;
  const weights = job.weights;
  const reach = job.reach;
  const table = job.alike;
  const last = job.lastAlike;
  const perL = job.perL as f64;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!load<u8>(where + (i as usize))) continue;
    alongFlow(job, x, y);
    const centre = floatAt(source, i);
    let sum = centre;
    let total: f64 = 1;
    for (let from = 0; from <= reach; from += reach) {
      for (let k = 0; k < reach; k++) {
        const j = load<i32>(at(job.ways, from + k));
        if (j === END) break;
        const value = floatAt(source, j);
        const weight = floatAt(weights, k + 1) * alike(table, last, perL, value - centre);
        sum += value * weight;
        total += weight;
      }
    }
    store<f32>(at(job.out, i), (sum / total) as f32);
  }
}

/** Weight of a difference in L. */
function alike(table: usize, last: i32, perL: f64, difference: f64): f64 {
  return floatAt(table, min(last, (abs(difference) * perL) as i32));
}
