import type { DogArt } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';
// By the package's name: the site holds one library, and this entry must not bring a second one.
import { getPageArt, PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';

/** What a book is drawn from. */
export interface BookArt {
  readonly dog: DogArt;
  readonly choices: Choices;
  /** The stored pages, in the order of the book; null for one that has to be drawn again. */
  readonly pages: readonly (Page | null)[];
  /** Index of the look of each page. */
  readonly looks: readonly number[];
  /** Which of the dog's books it is, from 1. */
  readonly number: number;
}

/** A book without the drawing of its dog; `message` may be shown as it is. */
export class NoDogError extends Error {
  override readonly name = 'NoDogError';

  constructor() {
    super('This book has no drawing of its dog yet. Open it in the picker first.');
  }
}

/** A book of the visitor's. Throws NoDogError, LibraryError. */
export const ownBookArt = async ({ project, book }: FoundBook): Promise<BookArt> => {
  const { id, dog, choices } = project;
  if (!dog) throw new NoDogError();
  const looks = book.selectedImages;
  return { dog, choices, looks, pages: await getPageArt(id, looks), number: book.number };
};

/** A book of any dog's first pages, as a sample. */
export const sampleBookArt = (name: string, dog: DogArt, number: number): BookArt => {
  const looks = Array.from({ length: PAGES_PER_BOOK }, (_, index) => index);
  return { dog, choices: { name, bornMonth: null }, looks, pages: looks.map(() => null), number };
};
