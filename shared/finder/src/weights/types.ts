/**
 * A weights file that has been read and checked. Tensors are identified by number; number 0 is the
 * input.
 */

export type Activation = 'none' | 'relu' | 'relu6';

/** The window of a convolution, in cells of its input; padding is TensorFlow's SAME. */
export interface Filter {
  readonly kernel: number;
  readonly stride: number;
  readonly dilation: number;
}

/** Positions of a layer's weights, scales and biases, in bytes from the data section's start. */
export interface LayerParameters {
  /**
   * int8, `[outChannels][kernel][kernel][inChannels]`; a depthwise layer lacks the last dimension.
   */
  readonly weights: number;
  /** float32, one for each output channel; a weight is its int8 times the scale. */
  readonly scales: number;
  /** float32, one for each output channel. */
  readonly bias: number;
}

interface Layer extends Filter, LayerParameters {
  readonly in: readonly [tensor: number];
  readonly out: number;
  readonly inChannels: number;
  readonly outChannels: number;
  readonly activation: Activation;
}

export interface Conv extends Layer {
  readonly op: 'conv';
}

/** A convolution of each channel by itself: it has as many outputs as inputs. */
export interface Depthwise extends Layer {
  readonly op: 'depthwise';
}

export interface Add {
  readonly op: 'add';
  readonly in: readonly [a: number, b: number];
  readonly out: number;
}

/** Channels of `a`, then those of `b`; an `a` of one cell is repeated over all of `b`. */
export interface Concat {
  readonly op: 'concat';
  readonly in: readonly [a: number, b: number];
  readonly out: number;
}

/** The mean of each channel over the whole map: one cell. */
export interface Pool {
  readonly op: 'pool';
  readonly in: readonly [tensor: number];
  readonly out: number;
}

/** Bilinear resize with aligned corners, to the height and width of `like`. */
export interface Resize {
  readonly op: 'resize';
  readonly in: readonly [tensor: number, like: number];
  readonly out: number;
}

export type Op = Conv | Depthwise | Add | Concat | Pool | Resize;

export interface Output {
  readonly tensor: number;
  /** A name for each channel. */
  readonly channels: readonly string[];
}

/** How bytes become the input: (byte - mean) / scale. */
export interface Input {
  readonly channels: number;
  readonly mean: number;
  readonly scale: number;
}

export interface Header {
  readonly name: string;
  readonly version: string;
  readonly input: Input;
  readonly outputs: ReadonlyMap<string, Output>;
  /** In order of execution. */
  readonly ops: readonly Op[];
}

export interface Weights extends Header {
  /** The data section that `LayerParameters` point into. */
  readonly data: Uint8Array;
}

/** Why bytes are not usable weights. */
export type WeightsFailure =
  /** The bytes are something else, such as an error page. */
  | { readonly kind: 'foreign' }
  /** The file ends early. */
  | { readonly kind: 'truncated'; readonly expected: number; readonly received: number }
  /** The checksum or the length does not match. */
  | { readonly kind: 'altered' }
  /** The file has another version of the format. */
  | { readonly kind: 'version'; readonly found: number }
  /** The file is intact, but the header violates the format at `path`. */
  | { readonly kind: 'malformed'; readonly path: string; readonly problem: string };
