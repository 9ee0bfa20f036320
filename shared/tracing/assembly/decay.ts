// As in src/kernels/decay.ts, to the last bit.
const END: f64 = 10;
const STEPS: f64 = 64;
const SECOND: f64 = 1.0 / 2.0;
const THIRD: f64 = 1.0 / 3.0;
const FOURTH: f64 = 1.0 / 4.0;
const FIFTH: f64 = 1.0 / 5.0;

/**
 * e to the power of -x for x >= 0; 0 from 10 on.
 * @param table address of e to the power of -x at each step: float64
 */
export function decay(table: usize, x: f64): f64 {
  if (x >= END) return 0;
  const step = (x * STEPS) as i32;
  const rest = x - (step as f64) / STEPS;
  const series =
    1 - rest * (1 - rest * SECOND * (1 - rest * THIRD * (1 - rest * FOURTH * (1 - rest * FIFTH))));
  return load<f64>(table + ((step as usize) << 3)) * series;
}
