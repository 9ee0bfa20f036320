import { composePage, pageToPaths, titlePage } from '@scribblepup/coloring';
import { findBook, getPageArt } from '@scribblepup/library';
import { fileName, writeInterior } from '@scribblepup/print';

export interface BookFile {
  readonly name: string;
  readonly pdf: Blob;
}

/** Why a book has no PDF; `message` may be shown as it is. */
export class BookGoneError extends Error {
  override readonly name = 'BookGoneError';

  constructor() {
    super('This book is no longer on this device, so its PDF cannot be made.');
  }
}

/**
 * The book's PDF, from what is stored on this device; a page that is missing is drawn again.
 * Throws BookGoneError where the book was deleted, and LibraryError where it cannot be read.
 */
export const buildBook = async (bookId: string): Promise<BookFile> => {
  const found = await findBook(bookId);
  const dog = found?.project.dog;
  if (!found || !dog) throw new BookGoneError();
  const { project, book } = found;
  const { choices, dogName } = project;

  const art = await getPageArt(project.id, book.selectedImages);
  const pages = book.selectedImages.map((look, index) => art[index] ?? composePage(dog, look, choices));
  const bytes = await writeInterior({
    dogName,
    title: pageToPaths(titlePage(dog, choices), dog),
    pages: pages.map((page) => pageToPaths(page, dog)),
  });
  return { name: fileName(dogName, book.number), pdf: new Blob([bytes.slice()], { type: 'application/pdf' }) };
};
