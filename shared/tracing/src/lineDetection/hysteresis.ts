import { mask, type Mask, type Plane } from '@scribblepup/imaging/plane';

// Read from the global object once, because inner loops call them.
const { max, min } = Math;

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
    for (let p = stack.pop(); p !== undefined; p = stack.pop()) extend(out, p, data, low, stack);
  }
  return out;
}

/** Adds the neighbors of a pixel that exceed `low` to the mask and to the stack. */
function extend(
  { width, height, data: reached }: Mask,
  pixel: number,
  data: Float32Array,
  low: number,
  stack: number[],
): void {
  const x = pixel % width,
    y = (pixel / width) | 0;
  for (let v = max(0, y - 1); v <= min(height - 1, y + 1); v++) {
    for (let u = max(0, x - 1); u <= min(width - 1, x + 1); u++) {
      const other = v * width + u;
      if (reached[other] || data[other] <= low) continue;
      reached[other] = 1;
      stack.push(other);
    }
  }
}
