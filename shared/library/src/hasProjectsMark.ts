import { removeItem, writeItem } from '@scribblepup/kernel';
import { read } from './database';
import { KEPT, mayHaveBooks } from './kept';

/** Notes that there are projects. */
export const markHasProjects = (): void => {
  if (!mayHaveBooks()) writeItem(KEPT, 'yes');
};

/** Notes that the visitor has no projects, or knows that they are gone. */
export const forgetCleared = (): void => removeItem(KEPT);

/**
 * True if projects were stored here and the browser, not the visitor, deleted them. Throws
 * LibraryError if the database cannot be read, because then this is unknown.
 */
export const wereCleared = async (): Promise<boolean> => {
  const count = await read(['projects'], (transaction) =>
    transaction.objectStore('projects').count(),
  );
  return count === 0 && mayHaveBooks();
};
