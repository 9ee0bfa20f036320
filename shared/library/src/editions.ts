import { announce } from './changes';
import { write } from './database';
import { LibraryError } from './error';
import { newId } from './ids';
import { MAX_EDITIONS } from './limits';
import { withWriteLock } from './locks';
import { deleteReplacedPicture } from './pictures';
import { putProject } from './putProject';
import { isProjectRecord, type Edition, type ProjectRecord } from './records';
import type { NewEdition } from './types';
import { updateBookOrEdition, findBookOrEdition } from './booksAndEditions';

// Editions: the same picks for another age, or with other words on the title page. An edition
// belongs to its book and does not count as one of the project's four.

// Changes the record of a project; the change may also delete a picture that is no longer used.
const changeRecord = async <T extends { readonly record: ProjectRecord }>(
  projectId: string,
  change: (record: ProjectRecord) => T & { readonly unused?: string | null },
): Promise<T> => {
  const result = await withWriteLock(projectId, () =>
    write(['projects', 'blobs'], 'strict', async (transaction) => {
      const stored: unknown = await transaction.objectStore('projects').get(projectId);
      if (!isProjectRecord(stored)) throw new LibraryError('missing');
      const after = change(stored);
      if (after.record !== stored)
        await putProject(transaction, { ...after.record, updatedAt: Date.now() });
      await deleteReplacedPicture(transaction, projectId, after.unused ?? null, null);
      return after;
    }),
  );
  announce('project', projectId);
  return result;
};

// The dedication and the giver can change later, and an edition's label does not show them.
const isSame = (a: NewEdition, b: NewEdition): boolean =>
  a.age === b.age && a.inscription?.name === b.inscription?.name;

/**
 * Adds an edition of a book, or returns the existing one with the same age and name. The edition is
 * on disk when the promise resolves. Throws LibraryError, with code `missing` if there is no such
 * book and `too-many-editions` if its project cannot have more.
 */
export const addEdition = async (
  projectId: string,
  bookId: string,
  input: NewEdition,
): Promise<Edition> => {
  const { edition } = await changeRecord(projectId, (record) => {
    const { books, editions = [] } = record;
    if (!books.some(({ id }) => id === bookId)) throw new LibraryError('missing');
    const existing = editions.find((other) => other.bookId === bookId && isSame(other, input));
    if (existing) return { record, edition: existing };
    if (editions.length >= MAX_EDITIONS) throw new LibraryError('too-many-editions');
    const created: Edition = {
      id: newId(),
      bookId,
      ...(input.age !== undefined && { age: input.age }),
      ...(input.inscription && { inscription: input.inscription }),
      cover: null,
      digitalCopies: 0,
      printedCopies: 0,
    };
    return { record: { ...record, editions: [...editions, created] }, edition: created };
  });
  return edition;
};

/** Deletes an edition and its cover; its orders stay. Does nothing if there is no such edition. */
export const deleteEdition = async (projectId: string, editionId: string): Promise<void> => {
  await changeRecord(projectId, (record) => {
    const { editions = [] } = record;
    const deleted = editions.find(({ id }) => id === editionId);
    if (!deleted) return { record };
    return {
      record: { ...record, editions: editions.filter((edition) => edition !== deleted) },
      unused: deleted.cover?.picture,
    };
  });
};

/**
 * Saves the words on the title page of a book or an edition. Throws LibraryError, with code
 * `missing` if there is no such book.
 */
export const saveInscription = async (
  projectId: string,
  bookId: string,
  inscription: Edition['inscription'],
): Promise<void> => {
  await changeRecord(projectId, (record) => {
    if (!findBookOrEdition(record, bookId)) throw new LibraryError('missing');
    return {
      record: { ...record, ...updateBookOrEdition(record, bookId, () => ({ inscription })) },
    };
  });
};
