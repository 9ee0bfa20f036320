import { mask, type Mask, type Plane } from '@scribblepup/imaging/plane';

/**
 * Hysteresis threshold: the pixels above `high`, and all pixels above `low` that are connected to
 * them (Canny 1986, section VIII).
 */
export function hysteresisThreshold(
  { width, height, data }: Plane,
  low: number,
  high: number,
): Mask {
  const out = mask(width, height);
  const stack: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (data[start] <= high || out.data[start]) continue;
    out.data[start] = 1;
    stack.push(start);
    for (let p = stack.pop(); p !== undefined; p = stack.pop()) {
      const x = p % width,
        y = (p / width) | 0;
      for (let qy = Math.max(0, y - 1); qy <= Math.min(height - 1, y + 1); qy++) {
        for (let qx = Math.max(0, x - 1); qx <= Math.min(width - 1, x + 1); qx++) {
          const q = qy * width + qx;
          if (out.data[q] || data[q] <= low) continue;
          out.data[q] = 1;
          stack.push(q);
        }
      }
    }
  }
  return out;
}
