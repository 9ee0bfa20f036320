import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Page } from '@scribblepup/studio';
import type { Project } from '@scribblepup/library';

/** A page that has been drawn. */
export interface ReadyPage {
  readonly page: Page;
  readonly preview: Blob;
}

export type DrawingState =
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'idle' }
  | { readonly status: 'failed'; readonly message: string };

export interface PickerState {
  readonly project: Project;
  /** By id; a page that is not ready is missing. */
  readonly pages: Readonly<Record<string, ReadyPage>>;
  readonly drawing: DrawingState;
  /** Index of the group of 25 pages that is shown, from 0. */
  readonly shown: number;
  readonly saving: 'saved' | 'saving' | 'failed';
  /** The books before each pick, latest last. */
  readonly history: readonly Project['books'][];
  readonly confirming: 'no' | 'processing' | 'ready';
}

export type PickerStore = StoreApi<PickerState>;

export const createPickerStore = (project: Project): PickerStore =>
  createStore<PickerState>(() => ({
    project,
    pages: {},
    drawing: { status: 'working', share: 0 },
    shown: 0,
    saving: 'saved',
    history: [],
    confirming: 'no',
  }));
