import type { DogArt } from '@scribblepup/tracing';
// Import the library by its package name: the site shares one copy, and this entry must not bundle
// a second one.
import { getPageArt, PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';
import { fileStem } from '@scribblepup/print/layout';
import type { BookArt } from '../shared/book';
import { offeredPages } from '../hundred';

/** Thrown for a book whose dog has no drawing yet. `message` can be shown to a visitor as is. */
export class NoDogError extends Error {
  override readonly name = 'NoDogError';

  constructor() {
    super('This book has no drawing of its dog yet. Open it in the picker first.');
  }
}

/** What the names of an edition's files say of it: its age, and the name on its title. */
const editionPart = ({ age, inscription }: NonNullable<FoundBook['edition']>): string =>
  [age && `ages-${age.replace('+', '-up')}`, inscription?.name && fileStem(inscription.name)]
    .filter(Boolean)
    .join('-');

/**
 * Loads the data of one of the visitor's books or editions. The pages of an edition for another age
 * are drawn anew. Throws NoDogError, LibraryError.
 */
export const ownBookArt = async ({ project, book, edition }: FoundBook): Promise<BookArt> => {
  const { id, dog, choices } = project;
  if (!dog) throw new NoDogError();
  const looks = book.pages;
  const age = edition?.age ?? choices.age;
  return {
    dog,
    choices: { ...choices, ...(age !== undefined && { age }) },
    looks,
    pages: age === choices.age ? await getPageArt(id, looks) : looks.map(() => null),
    number: book.number,
    ...(book.inscription && { inscription: book.inscription }),
    ...(edition && { edition: editionPart(edition) }),
  };
};

/** A sample book with the first 25 pages of a dog. */
export const sampleBookArt = (name: string, dog: DogArt, number: number): BookArt => {
  const looks = offeredPages(PAGES_PER_BOOK);
  return { dog, choices: { name, bornMonth: null }, looks, pages: looks.map(() => null), number };
};
