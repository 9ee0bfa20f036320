/** Pixels, places and curves. */

/** RGBA pixels, row by row, four bytes per pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A rectangle in pixels of the photo. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/**
 * Flat coordinates x0, y0, x1, y1, ... of a line, or of a closed curve where it is called a ring.
 */
export type Polyline = readonly number[];

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
