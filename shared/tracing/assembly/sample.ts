import { at } from './memory';

// Keeps samples just before the last pixel, so that each has a pixel on both sides.
const LAST: f64 = 1.001;

/** The largest coordinate at which a picture of this width or height is sampled. */
export function lastOf(side: i32): v128 {
  return f64x2.splat((side as f64) - LAST);
}

/**
 * Two bilinear samples at once, as f64; coordinates are clamped to the picture.
 * @param lastX from `lastOf`, as is `lastY`
 */
export function samples(data: usize, width: i32, lastX: v128, lastY: v128, x: v128, y: v128): v128 {
  const cx = clamp(x, lastX);
  const cy = clamp(y, lastY);
  const ix = i32x4.trunc_sat_f64x2_s_zero(cx);
  const iy = i32x4.trunc_sat_f64x2_s_zero(cy);
  const fx = f64x2.sub(cx, f64x2.convert_low_i32x4_s(ix));
  const fy = f64x2.sub(cy, f64x2.convert_low_i32x4_s(iy));
  const i = i32x4.extract_lane(iy, 0) * width + i32x4.extract_lane(ix, 0);
  const j = i32x4.extract_lane(iy, 1) * width + i32x4.extract_lane(ix, 1);
  const top = between(at(data, i), at(data, j), fx);
  const low = between(at(data, i + width), at(data, j + width), fx);
  return f64x2.add(top, f64x2.mul(f64x2.sub(low, top), fy));
}

/** Interpolates between a pixel and the next one, at two places. */
function between(first: usize, second: usize, share: v128): v128 {
  const a = f64x2.promote_low_f32x4(v128.load64_zero(first));
  const b = f64x2.promote_low_f32x4(v128.load64_zero(second));
  const left = v128.shuffle<f64>(a, b, 0, 2);
  const right = v128.shuffle<f64>(a, b, 1, 3);
  return f64x2.add(left, f64x2.mul(f64x2.sub(right, left), share));
}

function clamp(value: v128, most: v128): v128 {
  return f64x2.pmin(f64x2.pmax(value, f64x2.splat(0)), most);
}
