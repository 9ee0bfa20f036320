import { addProduct, clamp, LANES } from './vectors';

/** How many adjacent cells are filtered together if their windows are dense. */
const BESIDE = 4;

/**
 * Filters each output cell over the part of its window within the map. Four adjacent cells are
 * filtered together where their windows are dense and lie between the left and right borders; other
 * cells are filtered one by one.
 */
export function depthwise(
  input: usize,
  height: i32,
  width: i32,
  weights: usize,
  bias: usize,
  output: usize,
  outHeight: i32,
  outWidth: i32,
  channels: i32,
  kernel: i32,
  stride: i32,
  dilation: i32,
  top: i32,
  left: i32,
  low: f32,
  high: f32,
): void {
  const lows = f32x4.splat(low);
  const highs = f32x4.splat(high);
  const cell = (channels as usize) * 4;
  const line = (width as usize) * cell;
  const across = (dilation as usize) * cell;
  const dense = stride === 1 && dilation === 1 && (kernel === 3 || kernel === 5);
  for (let y = 0; y < outHeight; y++) {
    const y0 = y * stride - top;
    const firstRow = first(y0, dilation);
    const lastRow = last(y0, dilation, kernel, height);
    for (let x = 0; x < outWidth; x++) {
      const x0 = x * stride - left;
      if (dense && x0 >= 0 && x0 + kernel + BESIDE - 1 <= width) {
        const window = input + ((y0 + firstRow) as usize) * line + (x0 as usize) * cell;
        const w = weights + ((firstRow * kernel) as usize) * cell;
        beside(window, line, w, bias, output, lastRow - firstRow, kernel, cell, low, high);
        output += BESIDE * cell;
        x += BESIDE - 1;
        continue;
      }
      const firstColumn = first(x0, dilation);
      const columns = last(x0, dilation, kernel, width) - firstColumn;
      const corner = input + ((x0 + firstColumn * dilation) as usize) * cell;
      let c: usize = 0;
      for (; c + 4 * LANES <= cell; c += 4 * LANES) {
        let s0 = v128.load(bias + c);
        let s1 = v128.load(bias + c, 16);
        let s2 = v128.load(bias + c, 32);
        let s3 = v128.load(bias + c, 48);
        for (let row = firstRow; row < lastRow; row++) {
          let p = corner + (((y0 + row * dilation) * width) as usize) * cell + c;
          let w = weights + ((row * kernel + firstColumn) as usize) * cell + c;
          for (let column = columns; column > 0; column--) {
            s0 = addProduct(s0, v128.load(p), v128.load(w));
            s1 = addProduct(s1, v128.load(p, 16), v128.load(w, 16));
            s2 = addProduct(s2, v128.load(p, 32), v128.load(w, 32));
            s3 = addProduct(s3, v128.load(p, 48), v128.load(w, 48));
            p += across;
            w += cell;
          }
        }
        v128.store(output + c, clamp(s0, lows, highs));
        v128.store(output + c, clamp(s1, lows, highs), 16);
        v128.store(output + c, clamp(s2, lows, highs), 32);
        v128.store(output + c, clamp(s3, lows, highs), 48);
      }
      for (; c < cell; c += LANES) {
        let sum = v128.load(bias + c);
        for (let row = firstRow; row < lastRow; row++) {
          let p = corner + (((y0 + row * dilation) * width) as usize) * cell + c;
          let w = weights + ((row * kernel + firstColumn) as usize) * cell + c;
          for (let column = columns; column > 0; column--) {
            sum = addProduct(sum, v128.load(p), v128.load(w));
            p += across;
            w += cell;
          }
        }
        v128.store(output + c, clamp(sum, lows, highs));
      }
      output += cell;
    }
  }
}

/**
 * Filters four adjacent cells, four channels at a time, and reads each weight and input of a row
 * only once for all four. Exported so that the compiler does not inline it: an engine replaces its
 * first, quickly compiled code only between two calls.
 */
export function beside(
  window: usize,
  line: usize,
  weights: usize,
  bias: usize,
  output: usize,
  rows: i32,
  kernel: i32,
  cell: usize,
  low: f32,
  high: f32,
): void {
  const lows = f32x4.splat(low);
  const highs = f32x4.splat(high);
  for (let c: usize = 0; c < cell; c += LANES) {
    let s0 = v128.load(bias + c);
    let s1 = s0;
    let s2 = s0;
    let s3 = s0;
    let start = window + c;
    let w = weights + c;
    for (let row = rows; row > 0; row--) {
      let p = start;
      const x0 = v128.load(p);
      const x1 = v128.load((p += cell));
      const x2 = v128.load((p += cell));
      const x3 = v128.load((p += cell));
      let tap = v128.load(w);
      s0 = addProduct(s0, x0, tap);
      s1 = addProduct(s1, x1, tap);
      s2 = addProduct(s2, x2, tap);
      s3 = addProduct(s3, x3, tap);
      const x4 = v128.load((p += cell));
      tap = v128.load((w += cell));
      s0 = addProduct(s0, x1, tap);
      s1 = addProduct(s1, x2, tap);
      s2 = addProduct(s2, x3, tap);
      s3 = addProduct(s3, x4, tap);
      const x5 = v128.load((p += cell));
      tap = v128.load((w += cell));
      s0 = addProduct(s0, x2, tap);
      s1 = addProduct(s1, x3, tap);
      s2 = addProduct(s2, x4, tap);
      s3 = addProduct(s3, x5, tap);
      if (kernel === 5) {
        const x6 = v128.load((p += cell));
        tap = v128.load((w += cell));
        s0 = addProduct(s0, x3, tap);
        s1 = addProduct(s1, x4, tap);
        s2 = addProduct(s2, x5, tap);
        s3 = addProduct(s3, x6, tap);
        tap = v128.load((w += cell));
        s0 = addProduct(s0, x4, tap);
        s1 = addProduct(s1, x5, tap);
        s2 = addProduct(s2, x6, tap);
        s3 = addProduct(s3, v128.load(p + cell), tap);
      }
      w += cell;
      start += line;
    }
    const to = output + c;
    v128.store(to, clamp(s0, lows, highs));
    v128.store(to + cell, clamp(s1, lows, highs));
    v128.store(to + 2 * cell, clamp(s2, lows, highs));
    v128.store(to + 3 * cell, clamp(s3, lows, highs));
  }
}

/** The first tap within the map, for a window that begins at `start`. */
function first(start: i32, dilation: i32): i32 {
  return start < 0 ? (dilation - 1 - start) / dilation : 0;
}

/** One past the last tap within the map, for a window that begins at `start`. */
function last(start: i32, dilation: i32, kernel: i32, length: i32): i32 {
  return min(kernel, (length - start + dilation - 1) / dilation);
}
