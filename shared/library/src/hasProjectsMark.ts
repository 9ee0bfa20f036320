import { removeLocalStorageItem, writeLocalStorageItem } from '@scribblepup/kernel';
import { read } from './database';
import { HAS_PROJECTS_KEY, mayHaveProjects } from './hasProjects';

/** Sets the mark that this device has projects. */
export const markHasProjects = (): void => {
  if (!mayHaveProjects()) writeLocalStorageItem(HAS_PROJECTS_KEY, 'yes');
};

/** Removes the mark, because the visitor has no projects or knows that they are gone. */
export const clearHasProjectsMark = (): void => removeLocalStorageItem(HAS_PROJECTS_KEY);

/**
 * True if this device had projects and the browser, not the visitor, deleted them. Throws
 * LibraryError if the database cannot be read, because then this is unknown.
 */
export const wereProjectsEvicted = async (): Promise<boolean> => {
  const count = await read(['projects'], (transaction) =>
    transaction.objectStore('projects').count(),
  );
  return count === 0 && mayHaveProjects();
};
