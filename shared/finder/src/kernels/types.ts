/**
 * A kernel does the arithmetic of a network within one linear memory of float32. Places are
 * indexes into it. A map is stored cell by cell, its channels filled up with zeros to a multiple
 * of four (`channels` here counts those too), and has `SPARE_CELLS` more cells of room at its end,
 * which a kernel may read and write.
 */
export interface Kernel {
  readonly name: 'plain' | 'simd';
  /** Makes room for some floats and gives the memory; what was stored stays. A view is good until the next call. */
  reserve(floats: number): Float32Array;
  multiply(task: Multiply): void;
  depthwise(task: DepthwiseTask): void;
  add(task: AddTask): void;
  resize(task: ResizeTask): void;
}

/** Kernels work on this many cells at once. */
export const CELLS_AT_ONCE = 4;
export const SPARE_CELLS = CELLS_AT_ONCE - 1;
/** Channels are stored in groups of this many. */
export const GROUP = 4;

export const padded = (channels: number): number => Math.ceil(channels / GROUP) * GROUP;

/** Results are clamped to this range. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * output[cell][c] = bias[c] + sum over k of input[cell][k] * weights[c][k]. The weights lie in
 * panels of four output channels, `[c / 4][k][4]`.
 */
export interface Multiply extends Range {
  readonly input: number;
  readonly weights: number;
  readonly bias: number;
  readonly output: number;
  readonly cells: number;
  readonly depth: number;
  readonly channels: number;
}

/** Each channel filtered by itself. Weights lie as `[row][column][channel]`. */
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
  /** Rows and columns of zeros before the first one. */
  readonly top: number;
  readonly left: number;
}

export interface AddTask {
  readonly a: number;
  readonly b: number;
  readonly output: number;
  readonly floats: number;
}

/** Bilinear with aligned corners. */
export interface ResizeTask {
  readonly input: number;
  readonly height: number;
  readonly width: number;
  readonly output: number;
  readonly outHeight: number;
  readonly outWidth: number;
  readonly channels: number;
}
