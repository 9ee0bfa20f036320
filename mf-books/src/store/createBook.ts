import { create } from 'zustand';
import type { Choices, Point } from '@scribblepup/studio';
import type { Extraction } from '@scribblepup/studio';
import type { CroppedPhoto } from '../crop/cropTool';
import type { Mark } from '../cutoutMarks';

export interface DogDetails {
  readonly name: string;
  /** '01' to '12', or empty. */
  readonly born_month: string;
}

/** A picture that was framed, with what it was framed from, for doing it again. */
export interface ChosenPicture extends CroppedPhoto {
  readonly original: Blob;
}

/** How the pages are drawn; nothing of it has to be chosen. */
export type Drawing = Pick<Choices, 'age' | 'detail' | 'lineWidth' | 'hatTilt'>;

/** How far the search for the dog in the photo has come. */
export type CutoutState =
  /** `before` is the cutout that this one takes the place of. */
  | { readonly status: 'working'; readonly share: number; readonly before: Extraction | null }
  | { readonly status: 'done'; readonly extraction: Extraction }
  | { readonly status: 'failed'; readonly message: string; readonly before: Extraction | null };

/** The last cutout that there was. */
export const lastCutout = (cutout: CutoutState | null): Extraction | null =>
  cutout === null ? null : cutout.status === 'done' ? cutout.extraction : cutout.before;

export interface CreateBookState {
  readonly step: 1 | 2;
  readonly details: DogDetails;
  readonly image: ChosenPicture | null;
  readonly logo: ChosenPicture | null;
  /** What was done to the cutout by hand. */
  readonly marks: readonly Mark[];
  /** Those of the marks that the cutout shows. */
  readonly shownMarks: readonly Mark[];
  /** A point on each dog that the visitor chose of several, pixels of the photo; none while the engine chooses. */
  readonly chosenDogs: readonly Point[];
  readonly drawing: Drawing;
  /** Of `image`; null without one. */
  readonly cutout: CutoutState | null;
  readonly isPricingOpen: boolean;
  /** The project that was made of exactly this; null where something changed since. */
  readonly projectId: string | null;
  /** True once something came back that was entered before a reload. */
  readonly isRestored: boolean;
}

export const emptyCreateBook: CreateBookState = {
  step: 1,
  details: { name: '', born_month: '' },
  image: null,
  logo: null,
  marks: [],
  shownMarks: [],
  chosenDogs: [],
  drawing: {},
  cutout: null,
  isPricingOpen: false,
  projectId: null,
  isRestored: false,
};

/** What the visitor has entered so far; it outlives the screen, so that going back loses nothing. */
export const useCreateBook = create<CreateBookState>(() => emptyCreateBook);
