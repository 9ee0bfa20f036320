import type { DogArt } from '@scribblepup/tracing';
// Import the library by its package name: the site shares one copy, and this entry must not bundle
// a second one.
import { getPageArt, PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';
import type { BookArt } from '../shared/book';
import { offeredPages } from '../hundred';

/** Thrown for a book whose dog has no drawing yet. `message` can be shown to a visitor as is. */
export class NoDogError extends Error {
  override readonly name = 'NoDogError';

  constructor() {
    super('This book has no drawing of its dog yet. Open it in the picker first.');
  }
}

/** Loads the data of one of the visitor's books. Throws NoDogError, LibraryError. */
export const ownBookArt = async ({ project, book }: FoundBook): Promise<BookArt> => {
  const { id, dog, choices } = project;
  if (!dog) throw new NoDogError();
  const looks = book.pages;
  return { dog, choices, looks, pages: await getPageArt(id, looks), number: book.number };
};

/** A sample book with the first 25 pages of a dog. */
export const sampleBookArt = (name: string, dog: DogArt, number: number): BookArt => {
  const looks = offeredPages(PAGES_PER_BOOK);
  return { dog, choices: { name, bornMonth: null }, looks, pages: looks.map(() => null), number };
};
