import { at, floatAt } from './memory';

/** The weight of a difference in L, from a table. */
export function rangeWeight(table: usize, last: i32, stepsPerL: f64, difference: f64): f64 {
  return floatAt(table, min(last, (abs(difference) * stepsPerL) as i32));
}

/** The weights of two differences in L. */
export function rangeWeights(table: usize, last: v128, stepsPerL: v128, differences: v128): v128 {
  const steps = i32x4.min_s(
    last,
    i32x4.trunc_sat_f64x2_s_zero(f64x2.mul(f64x2.abs(differences), stepsPerL)),
  );
  const first = v128.load32_zero(at(table, i32x4.extract_lane(steps, 0)));
  return f64x2.promote_low_f32x4(
    v128.load32_lane(at(table, i32x4.extract_lane(steps, 1)), first, 1),
  );
}
