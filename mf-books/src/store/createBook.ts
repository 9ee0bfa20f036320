import { create } from 'zustand';
import type { Choices } from '@scribblepup/studio';
import type { Extraction } from '@scribblepup/studio';
import type { CroppedPhoto } from '../crop/cropTool';
import type { PhotoOnForm } from './dogSearch';

export interface DogDetails {
  readonly name: string;
  /** '01' to '12', or empty. */
  readonly born_month: string;
}

/** A cropped picture, with its original so that it can be cropped again. */
export interface ChosenPicture extends CroppedPhoto {
  readonly original: Blob;
}

/** The drawing style of the pages; every choice is optional. */
export type DrawingStyle = Pick<Choices, 'age' | 'detail' | 'lineWidth' | 'hatTilt'>;

/** Status of the search for the dog in the photo. */
export type CutoutState =
  /** `before` is the cutout that this one replaces. */
  | { readonly status: 'working'; readonly share: number; readonly before: Extraction | null }
  | { readonly status: 'done'; readonly extraction: Extraction }
  | { readonly status: 'failed'; readonly message: string; readonly before: Extraction | null };

/** Returns the last finished cutout, even while a new one is made or after one failed. */
export const lastCutout = (cutout: CutoutState | null): Extraction | null =>
  cutout === null ? null : cutout.status === 'done' ? cutout.extraction : cutout.before;

/** A photo after the first. */
export type MorePhoto = PhotoOnForm & {
  readonly id: string;
  readonly image: ChosenPicture;
};

export interface CreateBookState extends PhotoOnForm {
  readonly step: 1 | 2;
  readonly details: DogDetails;
  readonly logo: ChosenPicture | null;
  readonly morePhotos: readonly MorePhoto[];
  readonly drawing: DrawingStyle;
  readonly isPricingOpen: boolean;
  /** The project that was created from exactly this state; null when something changed since. */
  readonly projectId: string | null;
  /** True once what was entered before a reload is restored. */
  readonly isRestored: boolean;
  /** Why the input is not saved on this device at the moment; null while it is. */
  readonly draftFailure: unknown;
}

export const emptyCreateBook: CreateBookState = {
  step: 1,
  details: { name: '', born_month: '' },
  image: null,
  logo: null,
  morePhotos: [],
  marks: [],
  shownMarks: [],
  chosenDogs: [],
  drawing: {},
  cutout: null,
  isPricingOpen: false,
  projectId: null,
  isRestored: false,
  draftFailure: null,
};

/** The visitor's input so far; it outlives the screen, so that going back loses nothing. */
export const useCreateBook = create<CreateBookState>(() => emptyCreateBook);
