import type { DogArt } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';
// Import the library by its package name: the site shares one copy, and this entry must not bundle
// a second one.
import { getPageArt, PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';

/** The data that a book is drawn from. */
export interface BookArt {
  readonly dog: DogArt;
  readonly choices: Choices;
  /** The stored pages in the order of the book; null for a page that has to be drawn again. */
  readonly pages: readonly (Page | null)[];
  /** Index of the look of each page. */
  readonly looks: readonly number[];
  /** The number of the book among the dog's books, from 1. */
  readonly number: number;
}

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
  const looks = book.selectedImages;
  return { dog, choices, looks, pages: await getPageArt(id, looks), number: book.number };
};

/** A sample book with the first 25 pages of a dog. */
export const sampleBookArt = (name: string, dog: DogArt, number: number): BookArt => {
  const looks = Array.from({ length: PAGES_PER_BOOK }, (_, index) => index);
  return { dog, choices: { name, bornMonth: null }, looks, pages: looks.map(() => null), number };
};
