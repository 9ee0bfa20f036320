import type { Plane } from '../plane';

/** Radii in px of three box passes. */
export type Radii = readonly [number, number, number];

/**
 * The arithmetic of blurs. Both functions work in place, along rows and columns. Pixels beyond the
 * border repeat the border's.
 */
export interface BlurKernel {
  /** Convolves with a kernel of odd length. */
  readonly convolve: (plane: Plane, kernel: Float32Array) => void;
  /** Averages over a box, three times. */
  readonly boxes: (plane: Plane, radii: Radii) => void;
}
