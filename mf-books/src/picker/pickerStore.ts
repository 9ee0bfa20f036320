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
      /** What the visitor can do: try again, or go to another screen. */
      readonly remedy: 'retry' | 'createBook' | 'myBooks';
    };

export interface PickerState {
  readonly project: Project;
  /** True once another tab has deleted the project; that tab may restore it. */
  readonly isDeleted: boolean;
  /** The pages that are ready, by id. */
  readonly pages: Readonly<Record<string, ReadyPage>>;
  readonly drawing: DrawingState;
  /** Ids of the photos that could not be drawn this time; their pages use other photos. */
  readonly unusable: readonly string[];
  /** Index of the group of 25 pages that is shown, from 0. */
  readonly shownGroup: number;
  /** Id of the only photo whose pages are shown; null for all. */
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
