import { addProduct, clamp, LANES } from './vectors';

/** Tiles of 4 cells x 8 channels: eight sums stay in registers while the inputs stream through. */
export function multiply(
  input: usize,
  weights: usize,
  bias: usize,
  output: usize,
  cells: i32,
  depth: usize,
  channels: usize,
  low: f32,
  high: f32,
): void {
  const lows = f32x4.splat(low);
  const highs = f32x4.splat(high);
  const inRow = depth * 4;
  const outRow = channels * 4;
  const panel = depth * LANES;
  const biasEnd = bias + outRow;
  for (let cell = 0; cell < cells; cell += 4) {
    let from = bias;
    let w = weights;
    let to = output;
    for (; from + 2 * LANES <= biasEnd; from += 2 * LANES) {
      eight(input, inRow, w, panel, from, to, outRow, lows, highs);
      w += 2 * panel;
      to += 2 * LANES;
    }
    if (from < biasEnd) four(input, inRow, w, from, to, outRow, lows, highs);
    input += 4 * inRow;
    output += 4 * outRow;
  }
}

function eight(
  input: usize,
  inRow: usize,
  weights: usize,
  panel: usize,
  bias: usize,
  output: usize,
  outRow: usize,
  low: v128,
  high: v128,
): void {
  let p0 = input;
  let p1 = p0 + inRow;
  let p2 = p1 + inRow;
  let p3 = p2 + inRow;
  let w = weights;
  let v = weights + panel;
  let a0 = v128.load(bias);
  let b0 = v128.load(bias, 16);
  let a1 = a0;
  let b1 = b0;
  let a2 = a0;
  let b2 = b0;
  let a3 = a0;
  let b3 = b0;
  const end = p1;
  while (p0 < end) {
    const wa = v128.load(w);
    const wb = v128.load(v);
    let x = v128.load32_splat(p0);
    a0 = addProduct(a0, x, wa);
    b0 = addProduct(b0, x, wb);
    x = v128.load32_splat(p1);
    a1 = addProduct(a1, x, wa);
    b1 = addProduct(b1, x, wb);
    x = v128.load32_splat(p2);
    a2 = addProduct(a2, x, wa);
    b2 = addProduct(b2, x, wb);
    x = v128.load32_splat(p3);
    a3 = addProduct(a3, x, wa);
    b3 = addProduct(b3, x, wb);
    p0 += 4;
    p1 += 4;
    p2 += 4;
    p3 += 4;
    w += LANES;
    v += LANES;
  }
  v128.store(output, clamp(a0, low, high));
  v128.store(output, clamp(b0, low, high), 16);
  output += outRow;
  v128.store(output, clamp(a1, low, high));
  v128.store(output, clamp(b1, low, high), 16);
  output += outRow;
  v128.store(output, clamp(a2, low, high));
  v128.store(output, clamp(b2, low, high), 16);
  output += outRow;
  v128.store(output, clamp(a3, low, high));
  v128.store(output, clamp(b3, low, high), 16);
}

function four(
  input: usize,
  inRow: usize,
  weights: usize,
  bias: usize,
  output: usize,
  outRow: usize,
  low: v128,
  high: v128,
): void {
  let p = input;
  let w = weights;
  let a0 = v128.load(bias);
  let a1 = a0;
  let a2 = a0;
  let a3 = a0;
  const end = input + inRow;
  while (p < end) {
    const wa = v128.load(w);
    a0 = addProduct(a0, v128.load32_splat(p), wa);
    a1 = addProduct(a1, v128.load32_splat(p + inRow), wa);
    a2 = addProduct(a2, v128.load32_splat(p + 2 * inRow), wa);
    a3 = addProduct(a3, v128.load32_splat(p + 3 * inRow), wa);
    p += 4;
    w += LANES;
  }
  v128.store(output, clamp(a0, low, high));
  v128.store(output + outRow, clamp(a1, low, high));
  v128.store(output + 2 * outRow, clamp(a2, low, high));
  v128.store(output + 3 * outRow, clamp(a3, low, high));
}
