import { createProject, putPages, updateProject, type Project } from '@scribblepup/library';
import { clearRecordedPicks, pickedFields, recordPicks, type PicksChange } from './journal';
import type { PickerStore, ReadyPage } from './pickerStore';
import type { PickerSource } from './source';
import { failureHandler } from '../failureHandler';

export interface ProjectWriter {
  /**
   * Applies a change to the project as stored on the device; changes are written in order. Rejects
   * with a LibraryError; the change is then retried together with the next one.
   */
  readonly save: (change: PicksChange) => Promise<void>;
  /**
   * Resolves once all changes so far are written; rejects with the LibraryError if one could not be
   * written.
   */
  readonly settled: () => Promise<void>;
  /**
   * Returns the project, as it is stored now, with the changes that are still to be written.
   */
  readonly withUnwritten: (project: Project) => Project;
  readonly savePages: (pages: readonly ReadyPage[]) => Promise<void>;
  readonly isStored: () => boolean;
}

/**
 * Creates a project writer, which writes picks immediately and in order. A demo dog becomes a
 * project with the first pick; until then, nothing is stored. Picks that an earlier visit could not
 * write are shown, and written together with the next one.
 */
export const createProjectWriter = (
  store: PickerStore,
  source: Pick<PickerSource, 'isStored' | 'unwritten'>,
): ProjectWriter => {
  const initial = store.getState().project;
  const unwritten: PicksChange[] = [];
  let { isStored } = source;
  /** When the newest pick was made, ms since 1970. */
  let newest = initial.picksAt ?? 0;
  let writing: Promise<void> | null = null;

  const storeDemo = async (): Promise<void> => {
    const { dogName, bornMonth, dog } = store.getState().project;
    const created = await createProject({ dogName, bornMonth, photo: null, dog });
    const { id, createdAt, updatedAt, choices } = created;
    store.setState((state) => ({
      project: { ...state.project, id, createdAt, updatedAt, choices },
    }));
    // From now on, a failed write must not create the project again.
    isStored = true;
    // The state before the first pick: every pick is written after it, in order.
    unwritten.unshift((project) => ({ ...project, ...pickedFields(initial) }));
    // Read only now, because pages may have been drawn while the project was being created.
    await putPages(id, Object.values(store.getState().pages));
  };

  const apply = (changes: readonly PicksChange[], project: Project): Project =>
    changes.reduce((changed, change) => change(changed), project);

  const writeAll = async (): Promise<void> => {
    if (!isStored) await storeDemo();
    while (unwritten.length > 0) {
      let written = 0;
      await updateProject(store.getState().project.id, (project) => {
        // Write every change recorded so far, so that this write makes no unwritten one stale.
        written = unwritten.length;
        return pickedFields(apply(unwritten, project));
      });
      unwritten.splice(0, written);
    }
    clearRecordedPicks(store.getState().project.id);
  };

  const write = (): Promise<void> => {
    store.setState({ saving: 'saving' });
    writing ??= writeAll()
      .then(
        () => store.setState({ saving: 'saved' }),
        (error: unknown) => {
          failureHandler('picks')(error);
          store.setState({ saving: 'failed' });
          throw error;
        },
      )
      .finally(() => {
        writing = null;
      });
    return writing;
  };

  if (source.unwritten) {
    unwritten.push(source.unwritten);
    store.setState({ project: source.unwritten(initial), saving: 'failed' });
  }

  return {
    save(change) {
      // Later than all earlier picks, even in the same millisecond or if the clock was set back.
      const picksAt = Math.max(Date.now(), newest + 1);
      newest = picksAt;
      unwritten.push((project) => ({ ...change(project), picksAt }));
      if (isStored) recordPicks({ ...store.getState().project, picksAt });
      return write();
    },
    settled: () => writing ?? (unwritten.length > 0 ? write() : Promise.resolve()),
    withUnwritten: (project) => apply(unwritten, project),
    savePages: async (pages) => {
      if (isStored) await putPages(store.getState().project.id, pages);
    },
    isStored: () => isStored,
  };
};
