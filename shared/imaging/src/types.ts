/** Pixels, places and curves. */

/** RGBA pixels, row by row, four bytes a pixel. */
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

/** Flat coordinates x0, y0, x1, y1, ... of a line or, where it says ring, of a closed curve. */
export type Polyline = readonly number[];

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
