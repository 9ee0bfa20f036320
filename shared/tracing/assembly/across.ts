import { Job } from './job';
import { at, floatAt } from './memory';
import { rangeWeights } from './rangeWeight';
import { lastOf, samples } from './sample';

/**
 * A row of a filter across the flow: weighted means, whose weights also depend on the difference in
 * L; weighted sums if there is no table for differences.
 */
export function across(job: Job, y: i32): void {
  const source = job.source;
  const width = job.width;
  const where = job.where;
  const spatial = job.spatial;
  const reach = job.reach;
  const isMean = job.rangeSteps > 0;
  const table = job.range;
  const last = i32x4.splat(job.rangeSteps);
  const stepsPerL = f64x2.splat(job.stepsPerL as f64);
  const lastX = lastOf(width);
  const lastY = lastOf(job.height);
  const ys = f64x2.splat(y as f64);
  const own = floatAt(spatial, 0);
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!load<u8>(where + (i as usize))) continue;
    const xs = f64x2.splat(x as f64);
    const nx = bothWays(-floatAt(job.ty, i));
    const ny = bothWays(floatAt(job.tx, i));
    const center = floatAt(source, i);
    const centers = f64x2.splat(center);
    let sum = own * center;
    let total = own;
    for (let k = 1; k <= reach; k++) {
      const step = f64x2.splat(k as f64);
      const sampleX = f64x2.add(xs, f64x2.mul(nx, step));
      const sampleY = f64x2.add(ys, f64x2.mul(ny, step));
      const both = samples(source, width, lastX, lastY, sampleX, sampleY);
      let weight = f64x2.splat(floatAt(spatial, k));
      if (isMean)
        weight = f64x2.mul(weight, rangeWeights(table, last, stepsPerL, f64x2.sub(both, centers)));
      sum += sumOf(f64x2.mul(both, weight));
      total += sumOf(weight);
    }
    store<f32>(at(job.target, i), (isMean ? sum / total : sum) as f32);
  }
}

/** A step to one side, and the same step to the other side. */
function bothWays(step: f64): v128 {
  return f64x2.replace_lane(f64x2.splat(step), 1, -step);
}

function sumOf(both: v128): f64 {
  return f64x2.extract_lane(both, 0) + f64x2.extract_lane(both, 1);
}
