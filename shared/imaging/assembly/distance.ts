import { FLOAT } from './vectors';

/** Distance within a column without a pixel, and the squared distance where there is no pixel. */
const NO_PIXEL: i32 = 1 << 24;
const FAR: f64 = 1e9;

/**
 * Distance from each pixel of a picture to the nearest pixel of the mask whose distances within the
 * columns are given. Pixels of the mask split a row into stretches.
 * @param heights scratch for a row of numbers
 * @param vertices scratch for a row
 * @param boundaries scratch for a row and one more
 */
export function distanceRows(
  distances: usize,
  output: usize,
  width: i32,
  height: i32,
  heights: usize,
  vertices: usize,
  boundaries: usize,
): void {
  const row = (width as usize) * FLOAT;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (x as usize) * FLOAT;
      store<f32>(output + at, 0);
      if (load<i32>(distances + at) === 0) continue;
      const start = x;
      for (; x < width && load<i32>(distances + (x as usize) * FLOAT) > 0; x++);
      const from = max(0, start - 1);
      const to = min(width, x + 1);
      lowerEnvelope(distances, output, from, to, heights, vertices, boundaries);
    }
    distances += row;
    output += row;
  }
}

function lowerEnvelope(
  distances: usize,
  output: usize,
  from: i32,
  to: i32,
  heights: usize,
  vertices: usize,
  boundaries: usize,
): void {
  let k: i32 = -1;
  for (let q = from; q < to; q++) {
    const distance = load<i32>(distances + (q as usize) * FLOAT);
    if (distance >= NO_PIXEL) continue;
    const height = (distance as f64) * (distance as f64);
    store<f32>(heights + (q as usize) * FLOAT, height as f32);
    let crossing = -FAR;
    for (; k >= 0; k--) {
      const p = load<i32>(vertices + (k as usize) * FLOAT);
      const vertex = load<f32>(heights + (p as usize) * FLOAT) as f64;
      crossing = (height - vertex + ((q * q) as f64) - ((p * p) as f64)) / ((2 * (q - p)) as f64);
      if (k === 0 || crossing > (load<f32>(boundaries + (k as usize) * FLOAT) as f64)) break;
    }
    k++;
    const at = boundaries + (k as usize) * FLOAT;
    store<i32>(vertices + (k as usize) * FLOAT, q);
    store<f32>(at, (k === 0 ? -FAR : max(load<f32>(at - FLOAT) as f64, crossing)) as f32);
    store<f32>(at + FLOAT, FAR as f32);
  }
  if (k < 0) {
    for (let q = from; q < to; q++) store<f32>(output + (q as usize) * FLOAT, sqrt(FAR) as f32);
    return;
  }
  k = 0;
  for (let q = from; q < to; q++) {
    while (load<f32>(boundaries + ((k + 1) as usize) * FLOAT) < (q as f32)) k++;
    const p = load<i32>(vertices + (k as usize) * FLOAT);
    const across = ((q - p) * (q - p)) as f64;
    const squared = across + (load<f32>(heights + (p as usize) * FLOAT) as f64);
    store<f32>(output + (q as usize) * FLOAT, sqrt(squared) as f32);
  }
}
