import { readLocalStorageItem, writeLocalStorageItem } from '@scribblepup/kernel';
import { isArrayOf, isString } from '@scribblepup/kernel/schema';

/** The ids of the projects for which the visitor has been reminded to save a copy. */
const KEY = 'scribblepup:copy-reminder';
/** What earlier releases stored: they reminded only once, and did not store for which project. */
const FOR_ONE = 'shown';

const isIds = isArrayOf(isString);

const remindedIds = (text: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return isIds(value) ? value : [];
  } catch {
    return [];
  }
};

/**
 * True if the visitor has been reminded to save a copy of a project. After an update from a release
 * that reminded only once, this is true for the first project that is asked about.
 */
export const wasReminded = (projectId: string): boolean => {
  const text = readLocalStorageItem(KEY);
  return text === FOR_ONE || remindedIds(text).includes(projectId);
};

export const markReminded = (projectId: string): void => {
  const ids = new Set([...remindedIds(readLocalStorageItem(KEY)), projectId]);
  writeLocalStorageItem(KEY, JSON.stringify([...ids]));
};
