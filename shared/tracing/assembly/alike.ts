import { floatAt } from './job';

/** Weight of a difference in L, from a table. */
export function alike(table: usize, last: i32, perL: f64, difference: f64): f64 {
  return floatAt(table, min(last, (abs(difference) * perL) as i32));
}
