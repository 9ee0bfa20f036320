import { clamp, LANES } from './vectors';

/** Bytes of a 16-bit input, and of the step after each row of inputs. */
const SHORT: usize = 2;
const STEP: usize = 4;
/** Adding 1.5 * 2^23 to a small float32 leaves its nearest whole number in the low bits. */
const ROUNDING: f32 = 12582912;
/** Smaller inputs count as zero. */
const SMALLEST: f32 = 1e-30;

/**
 * Multiplies 16-bit integers, because a vector holds twice as many of them as of float32 values.
 * The inputs of each cell become multiples of its own step (Jacob and others 2018, section 2).
 * Works in tiles of 4 cells x 8 channels: eight sums stay in registers while the inputs stream
 * through.
 */
export function multiply(
  input: usize,
  weights: usize,
  scales: usize,
  bias: usize,
  output: usize,
  rows: usize,
  cells: i32,
  depth: usize,
  channels: usize,
  largest: f32,
  low: f32,
  high: f32,
): void {
  const lows = f32x4.splat(low);
  const highs = f32x4.splat(high);
  const inRow = depth * 4;
  const outRow = channels * 4;
  const row = depth * SHORT + STEP;
  const panel = depth * 4 * SHORT;
  for (let cell = 0; cell < cells; cell += 4) {
    for (let to = rows; to < rows + 4 * row; to += row) {
      round(input, inRow, to, largest);
      input += inRow;
    }
    let w = weights;
    let c: usize = 0;
    for (; c + 2 * LANES <= outRow; c += 2 * LANES) {
      eight(rows, row, w, panel, scales + c, bias + c, output + c, outRow, lows, highs);
      w += 2 * panel;
    }
    if (c < outRow) four(rows, row, w, scales + c, bias + c, output + c, outRow, lows, highs);
    output += 4 * outRow;
  }
}

/**
 * Stores the inputs of a cell as whole numbers of steps, then the step. Reads and writes up to four
 * inputs past the end of the row, so rows must be rounded in order.
 */
function round(input: usize, bytes: usize, output: usize, largest: f32): void {
  const end = input + bytes;
  let most = f32x4.splat(SMALLEST);
  for (let at = input; at < end; at += LANES) most = f32x4.pmax(most, f32x4.abs(v128.load(at)));
  most = f32x4.pmax(most, v128.shuffle<f32>(most, most, 2, 3, 0, 1));
  most = f32x4.pmax(most, v128.shuffle<f32>(most, most, 1, 0, 3, 2));
  const steps = f32x4.div(f32x4.splat(largest), most);
  const rounding = f32x4.splat(ROUNDING);
  let to = output;
  for (let at = input; at < end; at += 2 * LANES) {
    const first = f32x4.add(f32x4.mul(v128.load(at), steps), rounding);
    const next = f32x4.add(f32x4.mul(v128.load(at, 16), steps), rounding);
    v128.store(to, i16x8.narrow_i32x4_s(i32x4.sub(first, rounding), i32x4.sub(next, rounding)));
    to += 8 * SHORT;
  }
  store<f32>(output + bytes / 2, f32x4.extract_lane(most, 0) / largest);
}

function eight(
  input: usize,
  row: usize,
  weights: usize,
  panel: usize,
  scales: usize,
  bias: usize,
  output: usize,
  outRow: usize,
  low: v128,
  high: v128,
): void {
  let p0 = input;
  let p1 = p0 + row;
  let p2 = p1 + row;
  let p3 = p2 + row;
  let w = weights;
  let v = weights + panel;
  let a0 = i32x4.splat(0);
  let b0 = a0;
  let a1 = a0;
  let b1 = a0;
  let a2 = a0;
  let b2 = a0;
  let a3 = a0;
  let b3 = a0;
  const end = p1 - STEP;
  while (p0 < end) {
    const wa = v128.load(w);
    const wb = v128.load(v);
    let x = v128.load32_splat(p0);
    a0 = addProducts(a0, x, wa);
    b0 = addProducts(b0, x, wb);
    x = v128.load32_splat(p1);
    a1 = addProducts(a1, x, wa);
    b1 = addProducts(b1, x, wb);
    x = v128.load32_splat(p2);
    a2 = addProducts(a2, x, wa);
    b2 = addProducts(b2, x, wb);
    x = v128.load32_splat(p3);
    a3 = addProducts(a3, x, wa);
    b3 = addProducts(b3, x, wb);
    p0 += 2 * SHORT;
    p1 += 2 * SHORT;
    p2 += 2 * SHORT;
    p3 += 2 * SHORT;
    w += LANES;
    v += LANES;
  }
  let scale = v128.load(scales);
  let start = v128.load(bias);
  put(output, a0, p0, scale, start, low, high);
  put(output + outRow, a1, p1, scale, start, low, high);
  put(output + 2 * outRow, a2, p2, scale, start, low, high);
  put(output + 3 * outRow, a3, p3, scale, start, low, high);
  scale = v128.load(scales, 16);
  start = v128.load(bias, 16);
  output += LANES;
  put(output, b0, p0, scale, start, low, high);
  put(output + outRow, b1, p1, scale, start, low, high);
  put(output + 2 * outRow, b2, p2, scale, start, low, high);
  put(output + 3 * outRow, b3, p3, scale, start, low, high);
}

function four(
  input: usize,
  row: usize,
  weights: usize,
  scales: usize,
  bias: usize,
  output: usize,
  outRow: usize,
  low: v128,
  high: v128,
): void {
  const scale = v128.load(scales);
  const start = v128.load(bias);
  for (let cell = 4; cell > 0; cell--) {
    let w = weights;
    let sum = i32x4.splat(0);
    const end = input + row - STEP;
    for (; input < end; input += 2 * SHORT) {
      sum = addProducts(sum, v128.load32_splat(input), v128.load(w));
      w += LANES;
    }
    put(output, sum, input, scale, start, low, high);
    input += STEP;
    output += outRow;
  }
}

/** Adds two products to each of four sums. */
function addProducts(sums: v128, inputs: v128, weights: v128): v128 {
  return i32x4.add(sums, i32x4.dot_i16x8_s(inputs, weights));
}

function put(
  output: usize,
  sums: v128,
  step: usize,
  scale: v128,
  bias: v128,
  low: v128,
  high: v128,
): void {
  const unit = f32x4.mul(scale, v128.load32_splat(step));
  const sum = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(sums), unit), bias);
  v128.store(output, clamp(sum, low, high));
}
