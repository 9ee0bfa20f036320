import { addProduct, clamp, LANES } from './vectors';

/** For each output cell, sixteen channels at a time and then four, over the part of the window within the map. */
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
  const across = (dilation as usize) * cell;
  for (let y = 0; y < outHeight; y++) {
    const y0 = y * stride - top;
    const firstRow = first(y0, dilation);
    const lastRow = last(y0, dilation, kernel, height);
    for (let x = 0; x < outWidth; x++) {
      const x0 = x * stride - left;
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

/** The first tap of a window from `start` on that lies within the map. */
function first(start: i32, dilation: i32): i32 {
  return start < 0 ? (dilation - 1 - start) / dilation : 0;
}

/** One past the last tap of a window from `start` on that lies within the map. */
function last(start: i32, dilation: i32, kernel: i32, length: i32): i32 {
  return min(kernel, (length - start + dilation - 1) / dilation);
}
