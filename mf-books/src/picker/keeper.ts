import {
  createProject,
  putPages,
  updateProject,
  type Project,
  type StoredPage,
} from '@scribblepup/library';
import { forgetPicks, notePicks } from './journal';
import type { PickerStore } from './pickerStore';

/** What the picker may change in a stored project. */
const picked = ({ books, currentBookId, generatedCount }: Project) => ({
  books,
  currentBookId,
  generatedCount,
});

type Change = (project: Project) => Project;

export interface Keeper {
  /**
   * Applies a change to the project as it lies on the device; changes are written in their order.
   * Rejects with a LibraryError; the change is then tried again with the next one.
   */
  readonly keep: (change: Change) => Promise<void>;
  /** Resolves once everything so far is written; rejects with the LibraryError of what could not be. */
  readonly settled: () => Promise<void>;
  /** The project with what is still to be written. */
  readonly withUnwritten: (project: Project) => Project;
  readonly keepPages: (pages: readonly Omit<StoredPage, 'projectId'>[]) => Promise<void>;
  readonly isStored: () => boolean;
}

/**
 * Writes what is picked, at once and in order. A demo dog becomes a project with the first pick;
 * until then a look at it leaves nothing behind.
 */
export const createKeeper = (store: PickerStore, storedFromStart: boolean): Keeper => {
  const initial = store.getState().project;
  const unwritten: Change[] = [];
  let isStored = storedFromStart;
  let writing: Promise<void> | null = null;

  const storeDemo = async (): Promise<void> => {
    const { project, pages } = store.getState();
    const { dogName, bornMonth, dog } = project;
    const { id } = await createProject({ dogName, bornMonth, photo: null, dog });
    // As it was before the first pick: every pick is written after it, in its turn.
    const { createdAt, updatedAt, choices } = await updateProject(id, picked(initial));
    store.setState((state) => ({
      project: { ...state.project, id, createdAt, updatedAt, choices },
    }));
    isStored = true;
    await putPages(
      id,
      Object.entries(pages).map(([index, ready]) => ({ index: Number(index), ...ready })),
    );
  };

  const apply = (changes: readonly Change[], project: Project): Project =>
    changes.reduce((changed, change) => change(changed), project);

  const writeAll = async (): Promise<void> => {
    if (!isStored) await storeDemo();
    while (unwritten.length > 0) {
      const batch = [...unwritten];
      await updateProject(store.getState().project.id, (stored) => picked(apply(batch, stored)));
      unwritten.splice(0, batch.length);
    }
    forgetPicks(store.getState().project.id);
  };

  const write = (): Promise<void> => {
    writing ??= writeAll()
      .then(
        () => store.setState({ saving: 'saved' }),
        (error: unknown) => {
          store.setState({ saving: 'failed' });
          throw error;
        },
      )
      .finally(() => {
        writing = null;
      });
    return writing;
  };

  return {
    keep(change) {
      unwritten.push(change);
      store.setState({ saving: 'saving' });
      if (isStored) notePicks(store.getState().project);
      return write();
    },
    settled: () => writing ?? (unwritten.length > 0 ? write() : Promise.resolve()),
    withUnwritten: (project) => apply(unwritten, project),
    keepPages: async (pages) => {
      if (isStored) await putPages(store.getState().project.id, pages);
    },
    isStored: () => isStored,
  };
};
