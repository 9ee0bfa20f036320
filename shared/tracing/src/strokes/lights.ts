import { plane, type Plane } from '@scribblepup/imaging/plane';

/** Half width of the highlights in drawn eyes and noses, dog units. */
export const LIGHTS = 8;

/**
 * Removes light spots and slits up to `2 * radius` px wide by a gray-scale opening with a square
 * (Serra 1982).
 */
export function withoutLights(source: Plane, radius: number): Plane {
  const r = Math.max(1, Math.round(radius));
  const darkened = slide(source, r, -1);
  return slide(darkened, r, 1);
}

/**
 * Removes dark spots and slits up to `2 * radius` px wide by a gray-scale closing with a square
 * (Serra 1982).
 */
export function withoutDarks(source: Plane, radius: number): Plane {
  const r = Math.max(1, Math.round(radius));
  return slide(slide(source, r, 1), r, -1);
}

/** Minimum (sign -1) or maximum (1) over a square around each pixel: rows, then columns. */
function slide({ width, height, data }: Plane, r: number, sign: 1 | -1): Plane {
  const out = data.slice();
  const row = new Float32Array(width + 2 * r),
    column = new Float32Array(height + 2 * r);
  for (let y = 0; y < height; y++) slideLine(out, y * width, 1, row, r, sign);
  for (let x = 0; x < width; x++) slideLine(out, x, width, column, r, sign);
  return plane(width, height, out);
}

/**
 * The same along one row or column. The extreme of a window is that of two halves, so windows double
 * in length until two of them cover the whole one.
 * @param line scratch, as long as the row or column and the window's ends beyond it
 */
function slideLine(
  data: Float32Array,
  start: number,
  step: number,
  line: Float32Array,
  r: number,
  sign: 1 | -1,
): void {
  line.fill(-sign * Infinity);
  for (let i = r, at = start; i < line.length - r; i++, at += step) line[i] = data[at];
  let length = 1;
  for (; 2 * length <= 2 * r + 1; length *= 2) widen(line, length, sign);
  widen(line, 2 * r + 1 - length, sign);
  for (let i = 0, at = start; i < line.length - 2 * r; i++, at += step) data[at] = line[i];
}

/** Replaces each value by the extreme of it and the one `by` places on. */
function widen(line: Float32Array, by: number, sign: 1 | -1): void {
  for (let i = 0; i < line.length - by; i++)
    if (sign * (line[i + by] - line[i]) > 0) line[i] = line[i + by];
}
