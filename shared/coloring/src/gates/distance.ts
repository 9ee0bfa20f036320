import type { Bitmap } from './raster';

/** Distance of every ink pixel to white, in thirds of a pixel (chamfer 3-4, Borgefors 1986); white is 0. */
export function inkDistance({ width, height, data }: Bitmap): Uint16Array {
  const d = new Uint16Array(data.length);
  const far = 60000;
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (data[i] === 0) continue;
      let v = far;
      if (x > 0) v = Math.min(v, d[i - 1]! + 3);
      if (y > 0) {
        v = Math.min(v, d[i - width]! + 3);
        if (x > 0) v = Math.min(v, d[i - width - 1]! + 4);
        if (x < width - 1) v = Math.min(v, d[i - width + 1]! + 4);
      }
      d[i] = v;
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1, i = y * width + x; x >= 0; x--, i--) {
      let v = d[i]!;
      if (v === 0) continue;
      if (x < width - 1) v = Math.min(v, d[i + 1]! + 3);
      if (y < height - 1) {
        v = Math.min(v, d[i + width]! + 3);
        if (x < width - 1) v = Math.min(v, d[i + width + 1]! + 4);
        if (x > 0) v = Math.min(v, d[i + width - 1]! + 4);
      }
      d[i] = v;
    }
  return d;
}
