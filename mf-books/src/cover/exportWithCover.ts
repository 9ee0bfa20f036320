import {
  updateBookOrEdition,
  exportUnsavedProject,
  getPages,
  newId,
  type FoundBook,
  type StoredPage,
} from '@scribblepup/library';
import { ifReadable } from '../data/ifReadable';
import { allPictures } from '../data/pictures';
import { failureHandler } from '../failureHandler';
import type { CoverDesign } from './design';

const onUnread = failureHandler('export-cover');

/** Makes a copy of a project with a cover that could not be saved. */
export const exportWithCover = async (
  { project, book }: FoundBook,
  design: CoverDesign,
  finished: Blob,
): Promise<Blob> => {
  const picture = newId();
  const booksAndEditions = updateBookOrEdition(project, book.id, () => ({
    cover: { ...design, picture },
  }));
  const withCover = { ...project, ...booksAndEditions };
  const [pages, pictures] = await Promise.all([
    ifReadable<StoredPage[]>(getPages(project.id), [], onUnread),
    allPictures(withCover, { [picture]: finished }, onUnread),
  ]);
  return exportUnsavedProject(withCover, { pages, pictures });
};
