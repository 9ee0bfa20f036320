import type { LabImage } from '@scribblepup/imaging/lab';
import type { Plane } from '@scribblepup/imaging/plane';
import type { FlowGrid } from './flowGrid';

/** Unit tangents: per pixel, the direction in which the picture changes least. */
export interface Flow {
  readonly width: number;
  readonly height: number;
  readonly tx: Float32Array;
  readonly ty: Float32Array;
}

/** Weights of a bilateral filter. */
export interface BilateralWeights {
  /** Indexed by the distance from the center, px. */
  readonly spatial: Float32Array;
  /** Indexed by the difference in L from the center, in steps of 1 / `stepsPerL`. */
  readonly range: Float32Array;
  readonly stepsPerL: number;
}

/** One of the pictures that a flow follows. */
export interface Channel {
  readonly data: Float32Array;
  readonly weight: number;
}

/** The components of the structure tensors (e f, f g), per pixel. */
export type Tensors = readonly [e: Float32Array, f: Float32Array, g: Float32Array];

/** Computes a flow, and filters along it. The filters work only where `where` is not 0. */
export interface FlowKernel {
  /** Sums the structure tensors of the channels, from Sobel gradients; 0 at the border. */
  readonly tensors: (channels: readonly Channel[], width: number, height: number) => Tensors;
  /** The eigenvectors of the smaller eigenvalues; may overwrite the tensors. */
  readonly tangents: (tensors: Tensors, width: number, height: number) => Flow;
  /** Filters across the flow, then along it, in each pass; other pixels stay unchanged. */
  readonly bilateral: (
    source: Plane,
    flow: Flow,
    where: Uint8Array,
    weights: BilateralWeights,
    passes: number,
  ) => Plane;
  /**
   * Sums the neighbors across the flow, then takes the mean of the sums along it; other pixels are
   * 0.
   * @param across weights of the sum, indexed by the distance in px; the same on both sides
   * @param along weights of the mean, likewise; the first is 1
   */
  readonly convolveAcrossAlong: (
    source: Plane,
    flow: Flow,
    where: Uint8Array,
    across: Float32Array,
    along: Float32Array,
  ) => Float32Array;
}

/** A grid whose minimum cut can be found. */
export interface CutGrid extends FlowGrid {
  /**
   * Links all neighbors by the difference of their colors.
   * @param lab a picture of the grid's size
   * @param weight capacity between neighbors of the same color
   */
  readonly linkNeighbors: (lab: LabImage, weight: number) => void;
  /**
   * Finds the minimum cut; if there are several, the one with the fewest pixels on the source's
   * side. Returns 1 for these pixels. The capacities are replaced by what the flow leaves of them.
   */
  readonly minCut: () => Uint8Array;
}

/**
 * Creates a grid for the caller to fill. It is valid until the next call, which reuses its memory,
 * so its capacities are arbitrary; those of links that lead out of the grid are never read.
 */
export type CutKernel = (width: number, height: number) => CutGrid;
