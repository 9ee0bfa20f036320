import type { Cover, ProjectRecord } from './records';
import { toBooks, toBookRecords } from './storedBooks';
import { currentBookOf } from './booksAndEditions';

/**
 * The record as an import stores it: its books identify their pages by id, and one of these books
 * is the current one.
 * @param keep takes the key of a picture and returns the key under which it is stored; null if the
 * picture is missing
 */
export const importedRecord = (
  project: ProjectRecord,
  keep: (key: string) => string | null,
): ProjectRecord => {
  const keepOrNull = (key: string | null): string | null => (key === null ? null : keep(key));
  const keepCover = (cover: Cover | null): Cover | null => {
    if (!cover?.picture) return cover;
    const { picture, ...design } = cover;
    const key = keep(picture);
    return key === null ? design : { ...design, picture: key };
  };
  return {
    ...project,
    currentBookId: currentBookOf(project).id,
    photo: keepOrNull(project.photo),
    logo: keepOrNull(project.logo),
    ...(project.cutout !== undefined && { cutout: keepOrNull(project.cutout) }),
    ...(project.morePhotos && {
      morePhotos: project.morePhotos.map((photo) => ({
        ...photo,
        photo: keepOrNull(photo.photo),
      })),
    }),
    books: toBookRecords(
      toBooks(project.books).map((book) => ({ ...book, cover: keepCover(book.cover) })),
    ),
    ...(project.editions && {
      editions: project.editions.map((edition) => ({
        ...edition,
        cover: keepCover(edition.cover),
      })),
    }),
  };
};
