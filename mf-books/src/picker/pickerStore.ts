import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DrawnPage, Project } from '@scribblepup/library';

/** A page that has been drawn. */
export type ReadyPage = DrawnPage & { readonly preview: Blob };

export type DrawingState =
  | { readonly status: 'working' }
  | { readonly status: 'idle' }
  | {
      readonly status: 'failed';
      readonly message: string;
      /** How the visitor can go on: by another try, or on another screen. */
      readonly remedy: 'retry' | 'createBook' | 'myBooks';
    };

export interface PickerState {
  readonly project: Project;
  /** True once another tab has deleted the project; it may still restore it. */
  readonly isDeleted: boolean;
  /** By id; a page that is not ready is missing. */
  readonly pages: Readonly<Record<string, ReadyPage>>;
  readonly drawing: DrawingState;
  /** Ids of the photos that could not be drawn this time; the others have their pages. */
  readonly unusable: readonly string[];
  /** Index of the group of 25 pages that is shown, from 0. */
  readonly shownGroup: number;
  /** The photo whose pages alone are shown; null for all. */
  readonly shownPhoto: string | null;
  readonly saving: 'saved' | 'saving' | 'failed';
  /** The books before each pick, latest last. */
  readonly history: readonly Project['books'][];
  readonly confirming: 'no' | 'processing' | 'ready';
}

export type PickerStore = StoreApi<PickerState>;

export const createPickerStore = (project: Project): PickerStore =>
  createStore<PickerState>(() => ({
    project,
    isDeleted: false,
    pages: {},
    drawing: { status: 'working' },
    unusable: [],
    shownGroup: 0,
    shownPhoto: null,
    saving: 'saved',
    history: [],
    confirming: 'no',
  }));
