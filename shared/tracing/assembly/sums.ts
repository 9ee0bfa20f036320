import { at, floatAt, Job } from './job';
import { sample } from './sample';
import { alongFlow, END } from './way';

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

/** A row of weighted means along the flow. */
export function meanAlong(job: Job, y: i32): void {
  const source = job.source;
  const width = job.width;
  const where = job.where;
  const weights = job.weights;
  const reach = job.reach;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!load<u8>(where + (i as usize))) continue;
    alongFlow(job, x, y);
    let sum = floatAt(source, i);
    let total: f64 = 1;
    for (let from = 0; from <= reach; from += reach) {
      for (let k = 0; k < reach; k++) {
        const j = load<i32>(at(job.ways, from + k));
        if (j === END) break;
        const weight = floatAt(weights, k + 1);
        sum += weight * floatAt(source, j);
        total += weight;
      }
    }
    store<f32>(at(job.out, i), (sum / total) as f32);
  }
}
