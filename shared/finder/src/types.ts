import type { Rect } from '@scribblepup/imaging';

/** The finder's data: what goes in, and what is found. */

/** Cells over a photo or a part of it: cell (i, j), counted from 0, lies on pixel (left + i * stepX, top + j * stepY). */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Where the first cell lies, photo px, pixels' centres at whole numbers; a close-up may begin beyond the photo. */
  readonly left: number;
  readonly top: number;
  /** Photo px from one cell to the next. */
  readonly stepX: number;
  readonly stepY: number;
}

/** How likely each cell is dog, 0 to 1, row by row. */
export interface Probability extends Grid {
  readonly data: Float32Array;
}

/** Left and right are the dog's own. Ears are meant where they begin. */
export const POINTS = ['leftEye', 'rightEye', 'nose', 'leftEar', 'rightEar'] as const;
export type PointName = (typeof POINTS)[number];

/** In photo px, pixels' centres at whole numbers. */
export interface FoundPoint {
  readonly x: number;
  readonly y: number;
  /** 0 to 1; a hidden point has little. */
  readonly confidence: number;
}

export type Points = Readonly<Record<PointName, FoundPoint>>;

/** The middle of a face's eyes and nose. */
export interface Head {
  readonly x: number;
  readonly y: number;
  /** The largest distance among eyes and nose, photo px. */
  readonly size: number;
  /** 0 to 1. */
  readonly score: number;
}

export interface Face {
  readonly head: Head;
  readonly points: Points;
  /** 0 to 1: how sure it is that this is a face, from the head's score and its surest points. */
  readonly score: number;
}

export interface Dog {
  /** Around the dog's cells, those of the close-up where there is one; around the head where it has none. */
  readonly box: Rect;
  /** Photo px. */
  readonly area: number;
  /** 0 to 1: mean probability of the dog's cells, less for a small dog. */
  readonly score: number;
  /** Null where no face was found. */
  readonly face: Face | null;
  /** How likely each cell around the box is this dog, sharper than the first pass. Null where nobody looked closer, or no dog was there. */
  readonly closeUp: Probability | null;
}

export interface Found {
  /** How likely each cell of the area is any dog. */
  readonly probability: Probability;
  /** For each cell of `probability` 0, or 1 plus the index of its dog in `dogs`. */
  readonly owners: Uint8Array;
  /** The surest first. */
  readonly dogs: readonly Dog[];
}
