import type { Pixels } from '@scribblepup/imaging';

/**
 * Does the arithmetic of a network within one linear memory of float32 values. Tasks give positions
 * as indices into it. A map is stored cell by cell, its channels padded with zeros to a multiple of
 * four (`channels` here includes the padding). A kernel may read and write SPARE_CELLS more cells
 * after each map, and read GROUP floats after those (see `floatsOf`).
 */
export interface Kernel {
  readonly name: 'plain' | 'simd';
  /**
   * Grows the memory to at least `floats` floats and returns it; stored values stay. The view is
   * valid until the next call.
   */
  reserve(floats: number): Float32Array;
  multiply(task: MultiplyTask): void;
  depthwise(task: DepthwiseTask): void;
  add(task: AddTask): void;
  resize(task: ResizeTask): void;
  /**
   * Resamples a photo: `[row][column][4]`, with zero as the fourth channel. Overwrites the memory
   * from `task.scratch` on.
   */
  resample(task: ResampleTask): Float32Array;
}

/** Kernels work on this many cells at once. */
export const CELLS_AT_ONCE = 4;
const SPARE_CELLS = CELLS_AT_ONCE - 1;
/** Channels are stored in groups of this many. */
export const GROUP = 4;

/** Channels rounded up to whole groups. */
export const padded = (channels: number): number => Math.ceil(channels / GROUP) * GROUP;

/** Floats to allocate for a map, including those that a kernel may access after it. */
export const floatsOf = (cells: number, channels: number): number =>
  (cells + SPARE_CELLS) * channels + GROUP;

/** Largest magnitude of an int8, the type of the weights in a file. */
export const LARGEST_WEIGHT = 128;

/**
 * Floats of scratch for a matrix product: the 16-bit inputs of CELLS_AT_ONCE cells, each
 * followed by its rounding step (one float), and GROUP floats that rounding may overwrite.
 */
export const scratchFloats = (depth: number): number => CELLS_AT_ONCE * (depth / 2 + 1) + GROUP;

/** Results are clamped to this range. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * output[cell][c] = bias[c] + scales[c] * sum over k of input[cell][k] * weights[c][k]. Weights are
 * 16-bit integers up to LARGEST_WEIGHT, two in each float of the memory. They are stored in
 * panels of four output channels, `[c / 4][k / 2][4][2]`.
 */
export interface MultiplyTask extends Range {
  readonly input: number;
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
  readonly output: number;
  /** Scratch of `scratchFloats(depth)` floats. */
  readonly scratch: number;
  readonly cells: number;
  /** A multiple of GROUP. */
  readonly depth: number;
  readonly channels: number;
}

/** Filters each channel by itself. Weights are stored as `[row][column][channel]`. */
export interface DepthwiseTask extends Range {
  readonly input: number;
  readonly height: number;
  readonly width: number;
  readonly weights: number;
  readonly bias: number;
  readonly output: number;
  readonly outHeight: number;
  readonly outWidth: number;
  readonly channels: number;
  readonly kernel: number;
  readonly stride: number;
  readonly dilation: number;
  /** Padding: rows and columns of zeros before the first one. */
  readonly top: number;
  readonly left: number;
}

/** Adds two maps. */
export interface AddTask {
  readonly first: number;
  readonly second: number;
  readonly output: number;
  readonly floats: number;
}

/** Bilinear resize with aligned corners. */
export interface ResizeTask {
  readonly input: number;
  readonly height: number;
  readonly width: number;
  readonly output: number;
  readonly outHeight: number;
  readonly outWidth: number;
  readonly channels: number;
}

/**
 * For each output px along an axis, the photo px that contribute to it: `count` from `first` on,
 * with weights.
 */
export interface Taps {
  readonly first: Int32Array;
  readonly count: Int32Array;
  /** `stride` weights per output px. */
  readonly weights: Float32Array;
  readonly stride: number;
}

/** Each output px is (weighted mean of bytes - mean) / scale, with transparent px on white. */
export interface ResampleTask {
  readonly photo: Pixels;
  readonly columns: Taps;
  readonly rows: Taps;
  readonly mean: number;
  readonly scale: number;
  readonly scratch: number;
}
