import { plane, type Plane } from '@scribblepup/imaging/plane';

/**
 * Gray-scale opening with a square (Serra 1982): removes light spots and slits up to `2 * radius`
 * px wide.
 */
export function grayOpening(source: Plane, radius: number): Plane {
  const r = Math.max(1, Math.round(radius));
  return slidingExtreme(slidingExtreme(source, r, -1), r, 1);
}

/**
 * Gray-scale closing with a square (Serra 1982): removes dark spots and slits up to `2 * radius` px
 * wide.
 */
export function grayClosing(source: Plane, radius: number): Plane {
  const r = Math.max(1, Math.round(radius));
  return slidingExtreme(slidingExtreme(source, r, 1), r, -1);
}

/** Minimum (sign -1) or maximum (1) over a square around each pixel: rows, then columns. */
function slidingExtreme({ width, height, data }: Plane, r: number, sign: 1 | -1): Plane {
  const out = data.slice();
  const row = new Float32Array(width + 2 * r),
    column = new Float32Array(height + 2 * r);
  for (let y = 0; y < height; y++) slideAlongLine(out, y * width, 1, row, r, sign);
  for (let x = 0; x < width; x++) slideAlongLine(out, x, width, column, r, sign);
  return plane(width, height, out);
}

/**
 * Minimum or maximum along one row or column, in place. The extreme of a window is that of two
 * overlapping parts of it, so the parts double in length until two of them cover the window.
 * @param line scratch, as long as the row or column plus `r` at both ends
 */
function slideAlongLine(
  data: Float32Array,
  start: number,
  step: number,
  line: Float32Array,
  r: number,
  sign: 1 | -1,
): void {
  line.fill(-sign * Infinity);
  for (let i = r, offset = start; i < line.length - r; i++, offset += step) line[i] = data[offset];
  let length = 1;
  for (; 2 * length <= 2 * r + 1; length *= 2) widen(line, length, sign);
  widen(line, 2 * r + 1 - length, sign);
  for (let i = 0, offset = start; i < line.length - 2 * r; i++, offset += step)
    data[offset] = line[i];
}

/** Replaces each value by the extreme of itself and the value `by` indices after it. */
function widen(line: Float32Array, by: number, sign: 1 | -1): void {
  for (let i = 0; i < line.length - by; i++)
    if (sign * (line[i + by] - line[i]) > 0) line[i] = line[i + by];
}
