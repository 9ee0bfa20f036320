import { readItem, removeItem, writeItem } from '@scribblepup/kernel';
import { read } from './database';

/**
 * A mark outside the database that says that projects were stored here. Browsers clear the database
 * of a site on their own, and then the mark tells a returning visitor from a new one.
 */
const KEY = 'scribblepup:has-books';

/** Notes that there are projects. */
export const markKept = (): void => {
  if (readItem(KEY) === null) writeItem(KEY, 'yes');
};

/** Notes that the visitor has no projects, or knows that they are gone. */
export const forgetCleared = (): void => removeItem(KEY);

/**
 * True if projects were stored here and the visitor did not delete them: so the browser did. Throws
 * LibraryError if the database cannot be read, because then nobody knows.
 */
export const wereCleared = async (): Promise<boolean> => {
  const count = await read(['projects'], (transaction) =>
    transaction.objectStore('projects').count(),
  );
  return count === 0 && readItem(KEY) !== null;
};
