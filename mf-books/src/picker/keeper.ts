import {
  createProject,
  putPages,
  updateProject,
  type Project,
  type StoredPage,
} from '@scribblepup/library';
import type { PickerStore } from './pickerStore';

/** What the picker may change in a stored project. */
const picked = ({ books, currentBookId, generatedCount }: Project) => ({ books, currentBookId, generatedCount });

export interface Keeper {
  /** Applies a change to the project as it lies on the device; changes are written in their order. */
  readonly keep: (change: (project: Project) => Project) => Promise<void>;
  /** Resolves once everything so far is written; rejects with the LibraryError of the last change. */
  readonly settled: () => Promise<void>;
  readonly keepPages: (pages: readonly Omit<StoredPage, 'projectId'>[]) => Promise<void>;
  readonly isStored: () => boolean;
}

/**
 * Writes what is picked, at once and in order. A demo dog becomes a project with the first pick;
 * until then a look at it leaves nothing behind.
 */
export const createKeeper = (store: PickerStore, storedFromStart: boolean): Keeper => {
  const initial = store.getState().project;
  let isStored = storedFromStart;
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  const storeDemo = async (): Promise<void> => {
    const { project, pages } = store.getState();
    const { dogName, bornMonth, dog } = project;
    const { id } = await createProject({ dogName, bornMonth, photo: null, dog });
    // As it was before the first pick: every pick is written after it, in its turn.
    const { createdAt, updatedAt, choices } = await updateProject(id, picked(initial));
    store.setState((state) => ({ project: { ...state.project, id, createdAt, updatedAt, choices } }));
    isStored = true;
    await putPages(id, Object.entries(pages).map(([index, ready]) => ({ index: Number(index), ...ready })));
  };

  const write = async (change: (project: Project) => Project): Promise<void> => {
    if (!isStored) await storeDemo();
    await updateProject(store.getState().project.id, (stored) => picked(change(stored)));
  };

  return {
    keep(change) {
      waiting += 1;
      store.setState({ saving: 'saving' });
      const mine = last.catch(() => undefined).then(() => write(change));
      last = mine;
      return mine
        .then(
          () => {
            if (waiting === 1) store.setState({ saving: 'saved' });
          },
          (error: unknown) => {
            store.setState({ saving: 'failed' });
            throw error;
          },
        )
        .finally(() => {
          waiting -= 1;
        });
    },
    settled: () => last,
    keepPages: async (pages) => {
      if (isStored) await putPages(store.getState().project.id, pages);
    },
    isStored: () => isStored,
  };
};
