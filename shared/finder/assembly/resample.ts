import { addProduct, LANES } from './vectors';

/**
 * Filters a row of photo pixels to the columns of a view, with transparent pixels on white, and
 * subtracts the mean. The fourth channel becomes zero.
 */
export function filterRow(
  pixels: usize,
  first: usize,
  count: usize,
  weights: usize,
  stride: i32,
  columns: i32,
  mean: f32,
  output: usize,
): void {
  const white = f32x4.splat(255);
  const rest = f32x4.splat(255 - mean);
  const opaque = f32x4.splat(1 / (255 as f32));
  const colors = i32x4(-1, -1, -1, 0);
  for (let x = 0; x < columns; x++) {
    let p = pixels + ((load<i32>(first) * 4) as usize);
    let w = weights;
    let sum = f32x4.splat(0);
    for (let left = load<i32>(count); left > 0; left--) {
      const weight = v128.load32_splat(w);
      const bytes = i16x8.extend_low_i8x16_u(v128.load32_zero(p));
      const color = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(bytes));
      const opacity = f32x4.mul(v128.shuffle<f32>(color, color, 3, 3, 3, 3), opaque);
      // The difference of the px from white; `rest` is the difference of white from the mean.
      const dark = f32x4.mul(opacity, f32x4.sub(color, white));
      sum = addProduct(sum, f32x4.add(dark, rest), weight);
      p += 4;
      w += 4;
    }
    v128.store(output, v128.and(sum, colors));
    first += 4;
    count += 4;
    weights += (stride * 4) as usize;
    output += LANES;
  }
}

/** Adds a row, multiplied by a weight, to another. */
export function addRow(row: usize, weight: f32, output: usize, bytes: usize): void {
  const weights = f32x4.splat(weight);
  for (let at: usize = 0; at < bytes; at += LANES)
    v128.store(output + at, addProduct(v128.load(output + at), v128.load(row + at), weights));
}
