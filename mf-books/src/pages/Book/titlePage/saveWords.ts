import {
  findBookInProject,
  LibraryError,
  updateBookOrEdition,
  updateProject,
  type Book,
} from '@scribblepup/library';
import type { TitleWords } from './unsavedWords';

const trimmed = ({ dedication, from }: TitleWords): TitleWords => ({
  ...(dedication !== undefined && { dedication: dedication.trim() }),
  ...(from !== undefined && { from: from.trim() }),
});

/**
 * Saves words on the title page of a book or an edition, and returns all its words. Those that are
 * not given stay as they are stored, because another tab may have saved them.
 * @throws LibraryError, with code `missing` if there is no such book
 */
export const saveWords = async (
  projectId: string,
  bookId: string,
  words: TitleWords,
): Promise<Book['inscription']> => {
  const project = await updateProject(projectId, (stored) => {
    if (!findBookInProject(stored, bookId)) throw new LibraryError('missing');
    return updateBookOrEdition(stored, bookId, ({ inscription }) => ({
      inscription: { ...inscription, ...trimmed(words) },
    }));
  });
  return findBookInProject(project, bookId)?.book.inscription;
};
