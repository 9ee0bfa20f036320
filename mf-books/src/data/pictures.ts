import { getBlob, pictureKeys, type Project } from '@scribblepup/library';
import { ifReadable } from './ifReadable';

/**
 * The pictures of a project by key, for a copy of unsaved data. Reads those that are not in memory,
 * and omits unreadable ones.
 */
export const allPictures = async (
  project: Project,
  inMemory: Readonly<Record<string, Blob>>,
  onUnread: (error: unknown) => void,
): Promise<Record<string, Blob>> => {
  const pictures: Record<string, Blob> = {};
  for (const key of pictureKeys(project)) {
    const picture = inMemory[key] ?? (await ifReadable(getBlob(key), null, onUnread));
    if (picture) pictures[key] = picture;
  }
  return pictures;
};
