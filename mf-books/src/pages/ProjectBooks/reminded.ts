import { readItem, writeItem } from '@scribblepup/kernel';
import { isListOf, isText } from '@scribblepup/kernel/schema';

/** The ids of the projects for which the visitor has been reminded to save a copy. */
const KEY = 'scribblepup:copy-reminder';
/** The note of earlier releases, which reminded for only one project and did not say which. */
const FOR_ONE = 'shown';

const isIds = isListOf(isText);

const remindedIds = (text: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return isIds(value) ? value : [];
  } catch {
    return [];
  }
};

/**
 * Whether the visitor has been reminded to save a copy of a project. After an update from a release
 * that reminded only once, this is true for the project that is asked about first.
 */
export const wasReminded = (projectId: string): boolean => {
  const text = readItem(KEY);
  return text === FOR_ONE || remindedIds(text).includes(projectId);
};

export const noteReminded = (projectId: string): void => {
  const ids = new Set([...remindedIds(readItem(KEY)), projectId]);
  writeItem(KEY, JSON.stringify([...ids]));
};
