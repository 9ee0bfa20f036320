import type { Rect } from '@scribblepup/imaging';

/** Types of the cutout; those of the formats are inferred from their schemas. */

export type { Dab, DogArt, Hints, InkLine, Logo } from './formats';

/**
 * Advice for a better drawing: the detection may not be a dog, the dog is small in the photo, the
 * photo is dark or blurred, or no face is visible.
 */
export type Advice = 'doubtful' | 'small' | 'dark' | 'blurred' | 'faceless';

/** The dog separated from its background: alpha 0 to 255 over `area` of the photo. */
export interface Cutout {
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
  readonly area: Rect;
  /** False if no dog was found, so that the middle of the crop is used instead. */
  readonly found: boolean;
  /** Null if nothing needs improving, or no dog was found. */
  readonly advice: Advice | null;
}
