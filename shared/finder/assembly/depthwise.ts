import { addProduct, clamp, LANES } from './vectors';

/** For each output cell, eight channels at a time, over the part of the window within the map. */
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
      for (let c: usize = 0; c < cell; c += 2 * LANES) {
        const pair = c + LANES < cell;
        let a = v128.load(bias + c);
        let b = pair ? v128.load(bias + c, 16) : a;
        for (let row = firstRow; row < lastRow; row++) {
          let p = corner + (((y0 + row * dilation) * width) as usize) * cell + c;
          let w = weights + ((row * kernel + firstColumn) as usize) * cell + c;
          if (pair) {
            for (let column = columns; column > 0; column--) {
              a = addProduct(a, v128.load(p), v128.load(w));
              b = addProduct(b, v128.load(p, 16), v128.load(w, 16));
              p += across;
              w += cell;
            }
          } else {
            for (let column = columns; column > 0; column--) {
              a = addProduct(a, v128.load(p), v128.load(w));
              p += across;
              w += cell;
            }
          }
        }
        v128.store(output + c, clamp(a, lows, highs));
        if (pair) v128.store(output + c, clamp(b, lows, highs), 16);
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
