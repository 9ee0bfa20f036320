/** Pixels, positions and curves. */

/** Width and height, in the units of whatever they describe. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** RGBA pixels, row by row, four bytes per pixel; the size is in px. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** A rectangle in pixels of the photo. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** Left, top, right and bottom of some points; unlike those of a `PixelBox`, often fractions. */
export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export type Point = readonly [x: number, y: number];

/** Flat coordinates x0, y0, x1, y1, ... of a line, or of a closed curve if its name says ring. */
export type Polyline = readonly number[];

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
