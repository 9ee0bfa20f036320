import { FLOAT, LANES } from './vectors';

/** Distance within a column without the value. */
const NO_PIXEL: i32 = 1 << 24;

/**
 * Distance in px within each column to the nearest byte of a mask with this value. Scans down, then
 * up. Where the width is not a multiple of four, the last four columns overlap those before them.
 */
export function columnDistances(
  mask: usize,
  value: i32,
  distances: usize,
  width: i32,
  height: i32,
): void {
  const row = (width as usize) * FLOAT;
  const values = i8x16.splat(value as i8);
  const one = i32x4.splat(1);
  const none = i32x4.splat(NO_PIXEL);
  for (let x: usize = 0; x < row; x += LANES) {
    const at = min(x, row - LANES);
    v128.store(distances + at, v128.andnot(none, has(mask + at / FLOAT, values)));
  }
  for (let y = 1; y < height; y++) {
    mask += width;
    const above = distances + ((y - 1) as usize) * row;
    for (let x: usize = 0; x < row; x += LANES) {
      const at = min(x, row - LANES);
      const next = i32x4.add(v128.load(above + at), one);
      v128.store(above + row + at, v128.andnot(next, has(mask + at / FLOAT, values)));
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    const here = distances + (y as usize) * row;
    for (let x: usize = 0; x < row; x += LANES) {
      const at = here + min(x, row - LANES);
      const next = i32x4.add(v128.load(at + row), one);
      v128.store(at, i32x4.min_s(v128.load(at), next));
    }
  }
}

/** Whether each of four bytes has the value: all bits of a lane, or none. */
function has(bytes: usize, values: v128): v128 {
  const equal = i8x16.eq(v128.load32_zero(bytes), values);
  return i32x4.extend_low_i16x8_s(i16x8.extend_low_i8x16_s(equal));
}
