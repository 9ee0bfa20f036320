import { floatAt } from './job';

// Keeps samples just before the last pixel, so that each has a pixel on both sides.
const LAST: f64 = 1.001;

/** Bilinear sample; coordinates are clamped to the picture. */
export function sample(data: usize, width: i32, height: i32, x: f64, y: f64): f64 {
  const cx = clamp(x, (width as f64) - LAST);
  const cy = clamp(y, (height as f64) - LAST);
  const ix = cx as i32;
  const iy = cy as i32;
  const fx = cx - (ix as f64);
  const fy = cy - (iy as f64);
  const i = iy * width + ix;
  const a = floatAt(data, i);
  const b = floatAt(data, i + width);
  const top = a + (floatAt(data, i + 1) - a) * fx;
  const low = b + (floatAt(data, i + width + 1) - b) * fx;
  return top + (low - top) * fy;
}

function clamp(value: f64, most: f64): f64 {
  return value < 0 ? 0 : value > most ? most : value;
}
