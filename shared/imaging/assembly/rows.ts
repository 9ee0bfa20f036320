import { FLOAT, LANES } from './vectors';

/**
 * Sums rows, each multiplied by its factor, and rounds to 32 bits after each row. Reads and writes
 * up to three numbers past the ends.
 * @param offsets addresses of the rows
 */
export function sumRows(
  offsets: usize,
  factors: usize,
  count: i32,
  output: usize,
  width: i32,
): void {
  const bytes = (width as usize) * FLOAT;
  const end = (count as usize) * FLOAT;
  for (let x: usize = 0; x < bytes; x += LANES) {
    let low = f64x2.splat(0);
    let high = low;
    for (let k: usize = 0; k < end; k += FLOAT) {
      const factor = f64x2.splat(load<f32>(factors + k) as f64);
      const row = v128.load((load<i32>(offsets + k) as usize) + x);
      const upper = v128.shuffle<f32>(row, row, 2, 3, 2, 3);
      low = rounded(f64x2.add(low, f64x2.mul(factor, f64x2.promote_low_f32x4(row))));
      high = rounded(f64x2.add(high, f64x2.mul(factor, f64x2.promote_low_f32x4(upper))));
    }
    const lower = f32x4.demote_f64x2_zero(low);
    v128.store(output + x, v128.shuffle<f32>(lower, f32x4.demote_f64x2_zero(high), 0, 1, 4, 5));
  }
}

function rounded(sums: v128): v128 {
  return f64x2.promote_low_f32x4(f32x4.demote_f64x2_zero(sums));
}

/**
 * Averages the numbers that each cell of a row covers: from `first` to `last`, of these two only
 * the shares `head` and `tail`.
 */
export function averageRow(
  sums: usize,
  first: usize,
  last: usize,
  head: usize,
  tail: usize,
  cellArea: f64,
  columns: i32,
  output: usize,
): void {
  const bytes = (columns as usize) * FLOAT;
  for (let x: usize = 0; x < bytes; x += FLOAT) {
    const from = sums + (load<i32>(first + x) as usize) * FLOAT;
    const to = sums + (load<i32>(last + x) as usize) * FLOAT;
    let sum =
      (load<f32>(head + x) as f64) * (load<f32>(from) as f64) +
      (load<f32>(tail + x) as f64) * (load<f32>(to) as f64);
    for (let at = from + FLOAT; at < to; at += FLOAT) sum += load<f32>(at) as f64;
    store<f32>(output + x, (sum / cellArea) as f32);
  }
}
