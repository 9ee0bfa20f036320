import { transpose } from './transpose';
import { BLOCK, FLOAT, LANES } from './vectors';

/**
 * Three box passes over rows and columns, in place. Every pass runs down the columns; the picture
 * is transposed to filter its rows.
 */
export function boxes(
  data: usize,
  between: usize,
  width: i32,
  height: i32,
  first: i32,
  second: i32,
  third: i32,
): void {
  threeDown(data, between, width, height, first, second, third);
  transpose(between, data, width, height);
  threeDown(data, between, height, width, first, second, third);
  transpose(between, data, height, width);
}

function threeDown(
  data: usize,
  between: usize,
  width: i32,
  height: i32,
  first: i32,
  second: i32,
  third: i32,
): void {
  boxDown(data, between, width, height, first);
  boxDown(between, data, width, height, second);
  boxDown(data, between, width, height, third);
}

function boxDown(from: usize, to: usize, width: i32, height: i32, radius: i32): void {
  const row = (width as usize) * FLOAT;
  let x: usize = 0;
  for (; x + BLOCK <= row; x += BLOCK) sixteenDown(from + x, to + x, row, height, radius);
  // Where the width is not a multiple of four, the last four columns overlap those before them.
  for (; x < row; x += LANES) {
    const at = min(x, row - LANES);
    fourDown(from + at, to + at, row, height, radius);
  }
}

/** Filters sixteen columns at once: they fill a cache line. */
function sixteenDown(from: usize, to: usize, row: usize, height: i32, radius: i32): void {
  const last = height - 1;
  const scale = f32x4.splat(share(radius));
  const own = f32x4.splat((radius + 1) as f32);
  let a = f32x4.mul(v128.load(from), own);
  let b = f32x4.mul(v128.load(from, 16), own);
  let c = f32x4.mul(v128.load(from, 32), own);
  let d = f32x4.mul(v128.load(from, 48), own);
  for (let y = 1; y <= radius; y++) {
    const add = from + (min(y, last) as usize) * row;
    a = f32x4.add(a, v128.load(add));
    b = f32x4.add(b, v128.load(add, 16));
    c = f32x4.add(c, v128.load(add, 32));
    d = f32x4.add(d, v128.load(add, 48));
  }
  for (let y = 0; y < height; y++) {
    v128.store(to, f32x4.mul(a, scale));
    v128.store(to, f32x4.mul(b, scale), 16);
    v128.store(to, f32x4.mul(c, scale), 32);
    v128.store(to, f32x4.mul(d, scale), 48);
    to += row;
    const add = from + (min(y + 1 + radius, last) as usize) * row;
    const drop = from + (max(y - radius, 0) as usize) * row;
    a = f32x4.add(a, f32x4.sub(v128.load(add), v128.load(drop)));
    b = f32x4.add(b, f32x4.sub(v128.load(add, 16), v128.load(drop, 16)));
    c = f32x4.add(c, f32x4.sub(v128.load(add, 32), v128.load(drop, 32)));
    d = f32x4.add(d, f32x4.sub(v128.load(add, 48), v128.load(drop, 48)));
  }
}

function fourDown(from: usize, to: usize, row: usize, height: i32, radius: i32): void {
  const last = height - 1;
  const scale = f32x4.splat(share(radius));
  let sum = f32x4.mul(v128.load(from), f32x4.splat((radius + 1) as f32));
  for (let y = 1; y <= radius; y++)
    sum = f32x4.add(sum, v128.load(from + (min(y, last) as usize) * row));
  for (let y = 0; y < height; y++) {
    v128.store(to, f32x4.mul(sum, scale));
    to += row;
    const add = v128.load(from + (min(y + 1 + radius, last) as usize) * row);
    const drop = v128.load(from + (max(y - radius, 0) as usize) * row);
    sum = f32x4.add(sum, f32x4.sub(add, drop));
  }
}

/** Weight of one pixel of a box. */
function share(radius: i32): f32 {
  const count = 2 * radius + 1;
  return 1 / (count as f32);
}
