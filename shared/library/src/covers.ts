import { announce } from './changes';
import { write } from './database';
import { LibraryError } from './error';
import { withWriteLock } from './locks';
import { deleteReplacedPicture, storePicture } from './pictures';
import { putProject } from './putProject';
import { isProjectRecord } from './records';
import type { Cover } from './types';
import { updateBookOrEdition, findBookOrEdition } from './booksAndEditions';

/**
 * Saves the cover of a book or an edition with its finished picture, in place of the previous one.
 * Throws LibraryError, with code `missing` if there is no such book.
 */
export const saveCover = async (
  projectId: string,
  bookId: string,
  design: Omit<Cover, 'picture'>,
  finishedPicture: Blob,
): Promise<void> => {
  await withWriteLock(projectId, () =>
    write(['projects', 'blobs'], 'strict', async (transaction) => {
      const project: unknown = await transaction.objectStore('projects').get(projectId);
      const book = isProjectRecord(project) ? findBookOrEdition(project, bookId) : undefined;
      if (!isProjectRecord(project) || !book) throw new LibraryError('missing');
      const picture = await storePicture(transaction, projectId, finishedPicture);
      const cover: Cover = { ...design, ...(picture && { picture }) };
      const booksAndEditions = updateBookOrEdition(project, bookId, () => ({ cover }));
      await putProject(transaction, { ...project, ...booksAndEditions, updatedAt: Date.now() });
      await deleteReplacedPicture(transaction, projectId, book.cover?.picture ?? null, picture);
    }),
  );
  announce('project', projectId);
};
