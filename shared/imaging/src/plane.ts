import type { Size } from './types';

/** One channel of a picture, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A binary image: 1 inside, 0 outside. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A plane of this data, or of zeros. */
export const plane = (
  width: number,
  height: number,
  data: Float32Array = new Float32Array(width * height),
): Plane => ({ width, height, data });

/** A mask of this data, or an empty one. */
export const mask = (
  width: number,
  height: number,
  data: Uint8Array = new Uint8Array(width * height),
): Mask => ({ width, height, data });

/** The value in the range from `low` to `high` that is nearest to `value`. */
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** Mask of the pixels whose value is above a level. */
export function threshold({ width, height, data }: Plane, level: number): Mask {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = data[i] > level ? 1 : 0;
  return mask(width, height, out);
}

/** Converts a mask to a plane of 0 and 1. */
export const toPlane = (source: Mask): Plane =>
  plane(source.width, source.height, new Float32Array(source.data));

/** Swaps inside and outside. */
export function invert({ width, height, data }: Mask): Mask {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = data[i] ? 0 : 1;
  return mask(width, height, out);
}

/** Area of a mask: the number of pixels inside. */
export function maskArea({ data }: Mask): number {
  let count = 0;
  // oxlint-disable-next-line typescript/prefer-for-of -- until the JIT compiles this loop, an iterator would allocate an object for each pixel
  for (let i = 0; i < data.length; i++) count += data[i];
  return count;
}

/** A flag for each side of a picture. */
export interface Sides {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

/** A box of whole pixels. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  /** Exclusive. */
  readonly x1: number;
  readonly y1: number;
}

/** Index of the pixel that contains a point (px); -1 outside the picture. */
export function pixelIndexAt(
  { width, height }: { readonly width: number; readonly height: number },
  x: number,
  y: number,
): number {
  const inside = x >= 0 && y >= 0 && x < width && y < height;
  return inside ? Math.floor(y) * width + Math.floor(x) : -1;
}

/** Index of the pixel that is nearest to a point (px): in the picture, the one that contains it. */
export const nearestPixelIndex = (
  { width, height }: { readonly width: number; readonly height: number },
  x: number,
  y: number,
): number => clamp(Math.floor(y), 0, height - 1) * width + clamp(Math.floor(x), 0, width - 1);

/** Bounding box of the pixels inside; null if the mask is empty. */
export function maskBox({ width, height, data }: Mask): PixelBox | null {
  let x0 = width,
    y0 = height,
    x1 = 0,
    y1 = 0;
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width),
      first = row.indexOf(1);
    if (first < 0) continue;
    x0 = Math.min(x0, first);
    x1 = Math.max(x1, row.lastIndexOf(1) + 1);
    y0 = Math.min(y0, y);
    y1 = y + 1;
  }
  return y1 === 0 ? null : { x0, y0, x1, y1 };
}

/** Grows a box by `room` px on each side, to whole pixels, within a picture. */
export const growBox = (
  { x0, y0, x1, y1 }: PixelBox,
  room: number,
  { width, height }: Size,
): PixelBox => ({
  x0: Math.max(0, Math.floor(x0 - room)),
  y0: Math.max(0, Math.floor(y0 - room)),
  x1: Math.min(width, Math.ceil(x1 + room)),
  y1: Math.min(height, Math.ceil(y1 + room)),
});

/** Crops a plane to a box. */
export function crop(source: Plane, { x0, y0, x1, y1 }: PixelBox): Plane {
  const out = plane(x1 - x0, y1 - y0);
  for (let y = y0; y < y1; y++)
    out.data.set(
      source.data.subarray(y * source.width + x0, y * source.width + x1),
      (y - y0) * out.width,
    );
  return out;
}

/** Crops a mask to a box. */
export function cropMask(source: Mask, { x0, y0, x1, y1 }: PixelBox): Mask {
  const out = mask(x1 - x0, y1 - y0);
  for (let y = y0; y < y1; y++)
    out.data.set(
      source.data.subarray(y * source.width + x0, y * source.width + x1),
      (y - y0) * out.width,
    );
  return out;
}

/** Pastes the data of a box into a picture of zeros. */
export function paste(
  data: Float32Array,
  { x0, y0, x1, y1 }: PixelBox,
  width: number,
  height: number,
): Float32Array {
  const out = new Float32Array(width * height),
    boxWidth = x1 - x0;
  for (let y = y0; y < y1; y++)
    out.set(data.subarray((y - y0) * boxWidth, (y - y0 + 1) * boxWidth), y * width + x0);
  return out;
}

// Samples stay at least this far, px, from the far edge, so that each has a pixel on both sides.
const EDGE_INSET = 1.001;

/**
 * Bilinear sample of a picture of at least 2 x 2 px; coordinates are pixel indices, clamped to the
 * picture.
 */
export function sample(
  data: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): number {
  const cx = x < 0 ? 0 : x > width - EDGE_INSET ? width - EDGE_INSET : x;
  const cy = y < 0 ? 0 : y > height - EDGE_INSET ? height - EDGE_INSET : y;
  const ix = cx | 0,
    iy = cy | 0,
    fx = cx - ix,
    fy = cy - iy,
    i = iy * width + ix;
  const top = data[i] + (data[i + 1] - data[i]) * fx;
  const low = data[i + width] + (data[i + width + 1] - data[i + width]) * fx;
  return top + (low - top) * fy;
}

/** The value below which a share (0 to 1) of the numbers lies; 0 for an empty list. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const n = values.length;
  return n === 0
    ? 0
    : quickselect(new Float32Array(values), Math.min(n - 1, Math.floor(share * n)));
}

/** The value at index `k` if the values were sorted (Hoare 1961, "Find"); reorders them. */
function quickselect(values: Float32Array, k: number): number {
  for (let low = 0, high = values.length - 1; low < high;) {
    const pivot = values[(low + high) >> 1];
    let i = low,
      j = high;
    while (i <= j) {
      while (values[i] < pivot) i++;
      while (pivot < values[j]) j--;
      if (i > j) break;
      const swapped = values[i];
      values[i++] = values[j];
      values[j--] = swapped;
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else break;
  }
  return values[k];
}
