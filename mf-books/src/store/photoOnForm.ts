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
   * A point on each dog to draw, when the photo has several, photo px; empty while the engine
   * chooses.
   */
  readonly chosenDogs: readonly Point[];
  /** True if `chosenDogs` follow from `shows`; false if the visitor tapped them. */
  readonly dogsFollowShows: boolean;
  /** Indexes of the family's dogs that the photo shows. */
  readonly shows: readonly number[];
  /** The cutout of `image`; null without an image. */
  readonly cutout: CutoutState | null;
}
