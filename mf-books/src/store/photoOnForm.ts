import type { Extraction, Point } from '@scribblepup/studio';
import type { CroppedPhoto } from '../crop/cropTool';
import type { Mark } from '../cutoutMarks';

/** A cropped picture, with its original so that it can be cropped again. */
export interface ChosenPicture extends CroppedPhoto {
  readonly original: Blob;
}

/** Status of the search for the dog in the photo. */
export type CutoutState =
  /** `before` is the cutout that this one replaces. */
  | { readonly status: 'working'; readonly share: number; readonly before: Extraction | null }
  | { readonly status: 'done'; readonly extraction: Extraction }
  | { readonly status: 'failed'; readonly message: string; readonly before: Extraction | null };

/** Returns the last finished cutout, even while a new one is made or after one failed. */
export const lastCutout = (cutout: CutoutState | null): Extraction | null =>
  cutout === null ? null : cutout.status === 'done' ? cutout.extraction : cutout.before;

/** The state of a photo on the form. */
export interface PhotoOnForm {
  readonly image: ChosenPicture | null;
  /** The visitor's corrections of the cutout. */
  readonly marks: readonly Mark[];
  /** The marks that the cutout already reflects. */
  readonly shownMarks: readonly Mark[];
  /**
   * Where the visitor tapped the dogs to draw, in px of the photo; empty if `shows` decides which
   * dogs are drawn.
   */
  readonly chosenDogs: readonly Point[];
  /** Indexes of the family's dogs that the photo shows. */
  readonly shows: readonly number[];
  /** The cutout of `image`; null without an image. */
  readonly cutout: CutoutState | null;
}
