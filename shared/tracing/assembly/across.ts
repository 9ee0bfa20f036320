import { alike } from './alike';
import { at, floatAt, Job } from './job';
import { sample } from './sample';

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

/** A row of weighted sums across the flow. */
export function sumAcross(job: Job, y: i32): void {
  const source = job.source;
  const width = job.width;
  const height = job.height;
  const where = job.where;
  const weights = job.weights;
  const reach = job.reach;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!load<u8>(where + (i as usize))) continue;
    const nx = -floatAt(job.ty, i);
    const ny = floatAt(job.tx, i);
    let sum = floatAt(weights, 0) * floatAt(source, i);
    for (let k = 1; k <= reach; k++) {
      const dx = nx * (k as f64);
      const dy = ny * (k as f64);
      sum +=
        floatAt(weights, k) *
        (sample(source, width, height, (x as f64) + dx, (y as f64) + dy) +
          sample(source, width, height, (x as f64) - dx, (y as f64) - dy));
    }
    store<f32>(at(job.out, i), sum as f32);
  }
}
