import { create } from 'zustand';
import type { Extraction } from '@scribblepup/coloring/client';
import type { CroppedPhoto } from '../crop/cropTool';

export interface DogDetails {
  readonly name: string;
  /** '01' to '12', or empty. */
  readonly born_month: string;
}

/** A picture that was framed, with what it was framed from, for doing it again. */
export interface ChosenPicture extends CroppedPhoto {
  readonly original: Blob;
}

/** How far the search for the dog in the photo has come. */
export type CutoutState =
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'done'; readonly extraction: Extraction }
  | { readonly status: 'failed'; readonly message: string };

export interface CreateBookState {
  readonly step: 1 | 2;
  readonly details: DogDetails;
  readonly image: ChosenPicture | null;
  readonly logo: ChosenPicture | null;
  /** Of `image`; null without one. */
  readonly cutout: CutoutState | null;
  readonly isPricingOpen: boolean;
  /** The project that was made of exactly this; null where something changed since. */
  readonly projectId: string | null;
}

export const emptyCreateBook: CreateBookState = {
  step: 1,
  details: { name: '', born_month: '' },
  image: null,
  logo: null,
  cutout: null,
  isPricingOpen: false,
  projectId: null,
};

/** What the visitor has entered so far; it outlives the screen, so that going back loses nothing. */
export const useCreateBook = create<CreateBookState>(() => emptyCreateBook);
