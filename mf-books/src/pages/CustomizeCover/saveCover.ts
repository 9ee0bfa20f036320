import { currentBook, putBlob, updateProject } from '@scribblepup/library';
import type { CoverArt } from '../../cover/art';
import type { CoverDesign } from '../../cover/design';
import { coverPicture } from '../../cover/paintCover';

/**
 * Keeps the cover, with its finished picture, in the project's current book.
 * @throws LibraryError where the device cannot keep it.
 */
export const saveCover = async (projectId: string, art: CoverArt, design: CoverDesign): Promise<void> => {
  const picture = await putBlob(projectId, await coverPicture(art, design));
  await updateProject(projectId, (project) => {
    const { id } = currentBook(project);
    return { books: project.books.map((book) => (book.id === id ? { ...book, cover: { ...design, picture } } : book)) };
  });
};
