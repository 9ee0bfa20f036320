/** The finder's data: what goes in, and what is found. */

/** RGBA pixels, row by row, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
