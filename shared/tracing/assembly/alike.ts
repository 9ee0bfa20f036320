import { at, floatAt } from './job';

/** Weight of a difference in L, from a table. */
export function alike(table: usize, last: i32, perL: f64, difference: f64): f64 {
  return floatAt(table, min(last, (abs(difference) * perL) as i32));
}

/** The weights of two differences in L. */
export function alikeBoth(table: usize, last: v128, perL: v128, differences: v128): v128 {
  const steps = i32x4.min_s(
    last,
    i32x4.trunc_sat_f64x2_s_zero(f64x2.mul(f64x2.abs(differences), perL)),
  );
  const first = v128.load32_zero(at(table, i32x4.extract_lane(steps, 0)));
  return f64x2.promote_low_f32x4(
    v128.load32_lane(at(table, i32x4.extract_lane(steps, 1)), first, 1),
  );
}
