import { create } from 'zustand';
import type { Choices } from '@scribblepup/studio';
import type { ChosenPicture, PhotoOnForm } from './photoOnForm';

export interface DogDetails {
  readonly name: string;
  /** '01' to '12', or empty. */
  readonly born_month: string;
}

/** The drawing style of the pages; every choice is optional. */
export type DrawingStyle = Pick<Choices, 'age' | 'detail' | 'lineWidth' | 'hatTilt'>;

/** A photo after the first. */
export type MorePhoto = PhotoOnForm & {
  readonly id: string;
  readonly image: ChosenPicture;
};

export interface CreateBookState extends PhotoOnForm {
  /** Changes whenever the form is cleared, so that its fields mount again. */
  readonly formId: number;
  readonly step: 1 | 2;
  readonly details: DogDetails;
  /** The dogs after the first. */
  readonly moreDogs: readonly DogDetails[];
  readonly logo: ChosenPicture | null;
  /** The photo in the crop dialog; null while the dialog is closed. */
  readonly imageToCrop: Blob | null;
  /** The logo in the crop dialog; null while the dialog is closed. */
  readonly logoToCrop: Blob | null;
  readonly morePhotos: readonly MorePhoto[];
  readonly drawing: DrawingStyle;
  readonly isPricingOpen: boolean;
  /** The project that was created from this input; null if the input has changed since. */
  readonly projectId: string | null;
  /** True once the input from before a reload is restored. */
  readonly isRestored: boolean;
  /** Why the input is not saved on this device at the moment; null while it is. */
  readonly draftFailure: unknown;
}

export const emptyCreateBook: CreateBookState = {
  formId: 0,
  step: 1,
  details: { name: '', born_month: '' },
  moreDogs: [],
  image: null,
  logo: null,
  imageToCrop: null,
  logoToCrop: null,
  morePhotos: [],
  marks: [],
  shownMarks: [],
  chosenDogs: [],
  shows: [0],
  drawing: {},
  cutout: null,
  isPricingOpen: false,
  projectId: null,
  isRestored: false,
  draftFailure: null,
};

/** The visitor's input so far; it outlives the screen, so that going back loses nothing. */
export const useCreateBook = create<CreateBookState>(() => emptyCreateBook);
