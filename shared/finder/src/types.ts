import type { Rect } from '@scribblepup/imaging';

/** Types of the finder's results. */

/**
 * Cells over a photo or a part of it: cell (i, j), counted from 0, lies on pixel (left + i * stepX,
 * top + j * stepY).
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /**
   * Position of the first cell in photo px, with pixel centers at whole numbers; a close-up may
   * start outside the photo.
   */
  readonly left: number;
  readonly top: number;
  /** Photo px from one cell to the next. */
  readonly stepX: number;
  readonly stepY: number;
}

/** Probability that each cell is dog, 0 to 1, row by row. */
export interface ProbabilityMap extends Grid {
  readonly data: Float32Array;
}

/** Left and right are the dog's own. An ear's keypoint is the base of the ear. */
export const KEYPOINT_NAMES = ['leftEye', 'rightEye', 'nose', 'leftEar', 'rightEar'] as const;
export type KeypointName = (typeof KEYPOINT_NAMES)[number];

/** A keypoint in photo px, with pixel centers at whole numbers. */
export interface Keypoint {
  readonly x: number;
  readonly y: number;
  /** 0 to 1; low for a hidden keypoint. */
  readonly confidence: number;
}

/** All keypoints of a face. */
export type Keypoints = Readonly<Record<KeypointName, Keypoint>>;

/** A face's position: the mean of its eyes and nose. */
export interface Head {
  readonly x: number;
  readonly y: number;
  /** Largest distance among eyes and nose, photo px. */
  readonly size: number;
  /** 0 to 1. */
  readonly score: number;
}

/** A dog's face. */
export interface Face {
  readonly head: Head;
  readonly keypoints: Keypoints;
  /** 0 to 1: confidence that this is a face, from the head's score and its two best keypoints. */
  readonly score: number;
}

/** A found dog. */
export interface Dog {
  /**
   * Bounding box of the dog's cells (in the close-up, if there is one), or a box around the head if
   * the dog has no cells. Photo px.
   */
  readonly box: Rect;
  /** Square photo px. */
  readonly area: number;
  /** 0 to 1: mean probability of the dog's cells in the first pass; 0 if it has none. */
  readonly meanProbability: number;
  /** 0 to 1: the mean probability, lower for a small dog. */
  readonly score: number;
  /** Null if no face was found. */
  readonly face: Face | null;
  /**
   * Probability that each cell around the box is this dog, sharper than the first pass. Null if
   * there was no close-up, or no dog in it.
   */
  readonly closeUp: ProbabilityMap | null;
}

/** The finder's result for a photo. */
export interface DetectionResult {
  /** Probability that each cell of the area shows a dog, no matter which. */
  readonly probability: ProbabilityMap;
  /** For each cell of `probability`: 0, or 1 plus the index of its dog in `dogs`. */
  readonly owners: Uint8Array;
  /** Highest score first. */
  readonly dogs: readonly Dog[];
}
