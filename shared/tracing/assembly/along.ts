import { Job } from './job';
import { at, floatAt } from './memory';
import { rangeWeight } from './rangeWeight';
import { alongFlow, END } from './streamline';

/** A row of weighted means along the flow. */
export function meanAlong(job: Job, y: i32): void {
  const source = job.source;
  const width = job.width;
  const where = job.where;
  const spatial = job.spatial;
  const reach = job.reach;
  const table = job.range;
  const last = job.rangeSteps;
  const stepsPerL = job.stepsPerL as f64;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!load<u8>(where + (i as usize))) continue;
    alongFlow(job, x, y);
    const center = floatAt(source, i);
    let sum = center;
    let total: f64 = 1;
    for (let from = 0; from <= reach; from += reach) {
      for (let k = 0; k < reach; k++) {
        const j = load<i32>(at(job.streamline, from + k));
        if (j === END) break;
        const value = floatAt(source, j);
        let weight = floatAt(spatial, k + 1);
        if (last > 0) weight *= rangeWeight(table, last, stepsPerL, value - center);
        sum += value * weight;
        total += weight;
      }
    }
    store<f32>(at(job.target, i), (sum / total) as f32);
  }
}
