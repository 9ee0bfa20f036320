import { BLOCK, FLOAT, LANES } from './vectors';

/**
 * Convolves rows, then columns, in place; the border repeats.
 * @param rows scratch space for the picture with its border above and below
 * @param line scratch space for a row with its border on both sides
 */
export function convolve(
  data: usize,
  rows: usize,
  line: usize,
  kernel: usize,
  taps: i32,
  width: i32,
  height: i32,
): void {
  const row = (width as usize) * FLOAT;
  const radius = (taps - 1) / 2;
  const left = (radius as usize) * FLOAT;
  const first = rows + (radius as usize) * row;
  const last = first + ((height - 1) as usize) * row;
  for (let y = 0; y < height; y++) {
    const at = (y as usize) * row;
    repeat(line, load<f32>(data + at), radius);
    memory.copy(line + left, data + at, row);
    repeat(line + left + row, load<f32>(data + at + row - FLOAT), radius);
    weigh(line, FLOAT, kernel, taps, first + at, row);
  }
  for (let y = 0; y < radius; y++) {
    const at = (y as usize) * row;
    memory.copy(rows + at, first, row);
    memory.copy(last + row + at, last, row);
  }
  for (let y = 0; y < height; y++) {
    const at = (y as usize) * row;
    weigh(rows + at, row, kernel, taps, data + at, row);
  }
}

function repeat(to: usize, value: f32, count: i32): void {
  for (let i = 0; i < count; i++) store<f32>(to + (i as usize) * FLOAT, value);
}

/** Computes a row of sums of values that lie `step` bytes apart, weighted by the kernel. */
function weigh(from: usize, step: usize, kernel: usize, taps: i32, to: usize, row: usize): void {
  let x: usize = 0;
  for (; x + BLOCK <= row; x += BLOCK) {
    let a = f32x4.splat(0);
    let b = a;
    let c = a;
    let d = a;
    let at = from + x;
    for (let j = 0; j < taps; j++) {
      const k = v128.load32_splat(kernel + (j as usize) * FLOAT);
      a = f32x4.add(a, f32x4.mul(k, v128.load(at)));
      b = f32x4.add(b, f32x4.mul(k, v128.load(at, 16)));
      c = f32x4.add(c, f32x4.mul(k, v128.load(at, 32)));
      d = f32x4.add(d, f32x4.mul(k, v128.load(at, 48)));
      at += step;
    }
    v128.store(to + x, a);
    v128.store(to + x, b, 16);
    v128.store(to + x, c, 32);
    v128.store(to + x, d, 48);
  }
  // Where the width is not a multiple of four, the last four overlap those before them.
  for (; x < row; x += LANES) {
    const last = min(x, row - LANES);
    let sum = f32x4.splat(0);
    let at = from + last;
    for (let j = 0; j < taps; j++) {
      sum = f32x4.add(
        sum,
        f32x4.mul(v128.load32_splat(kernel + (j as usize) * FLOAT), v128.load(at)),
      );
      at += step;
    }
    v128.store(to + last, sum);
  }
}
