import { FLOAT } from './vectors';

/** Bytes of a pixel of a photo, and its alpha where it is opaque. */
const RGBA: usize = 4;
const OPAQUE: u32 = 255;
const RGB: usize = 3;

/**
 * Resamples a row of a photo to the target's columns, on white where it is transparent. Sums in 64
 * bits, as the plain kernel does.
 */
export function shrinkRow(
  pixels: usize,
  first: usize,
  count: usize,
  weights: usize,
  stride: i32,
  columns: i32,
  output: usize,
): void {
  for (let x = 0; x < columns; x++) {
    let p = pixels + (load<i32>(first) as usize) * RGBA;
    let w = weights;
    let redGreen = f64x2.splat(0);
    let blue = redGreen;
    for (let left = load<i32>(count); left > 0; left--) {
      const pixel = load<u32>(p);
      const weight = f64x2.splat(load<f32>(w) as f64);
      const bytes = i16x8.extend_low_i8x16_u(v128.load32_zero(p));
      const color = i32x4.extend_low_i16x8_u(bytes);
      let a = f64x2.convert_low_i32x4_u(color);
      let b = f64x2.convert_low_i32x4_u(v128.shuffle<i32>(color, color, 2, 3, 2, 3));
      if (pixel >>> 24 !== OPAQUE) {
        const alpha = ((pixel >>> 24) as f64) / (OPAQUE as f64);
        const white = f64x2.splat((OPAQUE as f64) * (1 - alpha));
        a = f64x2.add(f64x2.mul(a, f64x2.splat(alpha)), white);
        b = f64x2.add(f64x2.mul(b, f64x2.splat(alpha)), white);
      }
      redGreen = f64x2.add(redGreen, f64x2.mul(weight, a));
      blue = f64x2.add(blue, f64x2.mul(weight, b));
      p += RGBA;
      w += FLOAT;
    }
    store<f32>(output, f64x2.extract_lane(redGreen, 0) as f32);
    store<f32>(output + FLOAT, f64x2.extract_lane(redGreen, 1) as f32);
    store<f32>(output + 2 * FLOAT, f64x2.extract_lane(blue, 0) as f32);
    first += FLOAT;
    count += FLOAT;
    weights += (stride as usize) * FLOAT;
    output += RGB * FLOAT;
  }
}

/** Rounds numbers to bytes, halves to even ones. Writes up to three bytes past the last one. */
export function toBytes(numbers: usize, count: i32, output: usize): void {
  for (let i = 0; i < count; i += 4) {
    const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(v128.load(numbers)));
    const shorts = i16x8.narrow_i32x4_s(whole, whole);
    v128.store32_lane(output, i8x16.narrow_i16x8_u(shorts, shorts), 0);
    numbers += 4 * FLOAT;
    output += 4;
  }
}
