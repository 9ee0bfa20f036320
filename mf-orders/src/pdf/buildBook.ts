import { composePage, pageToPaths, titlePage } from '@scribblepup/coloring';
import { fileName, writeInterior } from '@scribblepup/print';
import type { BookArt } from './art';

export interface BookFile {
  readonly name: string;
  readonly pdf: Blob;
}

/** The PDF of a book's inside; a page that is not stored is drawn again, and comes out the same. */
export const buildBook = async ({ dog, choices, looks, pages, number }: BookArt): Promise<BookFile> => {
  const drawn = looks.map((look, place) => pages[place] ?? composePage(dog, look, choices));
  const bytes = await writeInterior({
    dogName: choices.name,
    title: pageToPaths(titlePage(dog, choices), dog),
    pages: drawn.map((page) => pageToPaths(page, dog)),
  });
  return { name: fileName(choices.name, number), pdf: new Blob([bytes.slice()], { type: 'application/pdf' }) };
};
