import type { Mask, Plane } from '../plane';
import type { Pixels } from '../types';

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

/** Distances in masks. Both kernels return the same numbers. */
export interface MaskKernel {
  /** Distance in px from each pixel to the nearest pixel of the mask; see `distanceTransform`. */
  readonly distances: (target: Mask) => Float32Array;
  /**
   * A mask of the pixels within a disc around any pixel with the value `near`: these get `value`,
   * all others its opposite.
   * @param chords half the length of the disc's chord at each whole distance from its center, px
   */
  readonly setNear: (source: Mask, near: 0 | 1, chords: Int32Array, value: 0 | 1) => Uint8Array;
}

/**
 * For each target coordinate on one axis, the source coordinates that contribute to it: `count`
 * from `first` on, with weights.
 */
export interface Taps {
  readonly first: Int32Array;
  readonly count: Int32Array;
  /** `stride` weights per target coordinate. */
  readonly weights: Float32Array;
  readonly stride: number;
}

/** The source pixels that each target pixel covers on one axis. */
export interface Coverage {
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** Covered share of the first pixel, and of the last one: 0 if both are the same. */
  readonly head: Float32Array;
  readonly tail: Float32Array;
}

/** The three values of each pixel of a picture in Lab. */
export interface LabChannels {
  readonly L: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** Resizing and conversion to Lab. Both kernels return the same numbers. */
export interface PictureKernel {
  /** Resamples a photo, on white where it is transparent; three bytes per pixel. */
  readonly resample: (photo: Pixels, columns: Taps, rows: Taps) => Uint8ClampedArray;
  /** Averages a plane by area. */
  readonly shrink: (source: Plane, columns: Coverage, rows: Coverage) => Float32Array;
  /**
   * Converts sRGB, three bytes per pixel, to Lab.
   * @param linear linear light of each byte
   * @param f Lab's f at `LAB_F_STEPS` steps from 0 to 1, and one number after them
   */
  readonly toLab: (rgb: Uint8ClampedArray, linear: Float32Array, f: Float32Array) => LabChannels;
}

/** Steps of a table of Lab's f. */
export const LAB_F_STEPS = 4096;

export interface Kernel extends BlurKernel, MaskKernel, PictureKernel {}
