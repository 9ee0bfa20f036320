import type { Page } from '@scribblepup/pages';
import type { DogArt } from '@scribblepup/tracing';
// Import the library by its package name: the site shares one copy, and this entry must not bundle
// a second one.
import {
  getDrawnPages,
  PAGES_PER_BOOK,
  type DrawnPage,
  type FoundBook,
  type Project,
} from '@scribblepup/library';
import { fileStem } from '@scribblepup/print/layout';
import type { BookArt } from '../shared/book';
import type { PageDogs } from '../shared/dogs';
import { offeredLooks } from '../offeredLooks';
import { dogsOnPage, dogsOnTitle } from './family';
import { photosForPage } from './photos';

/**
 * Thrown for a book whose dog has no drawing yet. `message` can be shown to a visitor unchanged.
 */
export class NoDogError extends Error {
  override readonly name = 'NoDogError';

  constructor() {
    super('This book has no drawing of its dog yet. Open it in the picker first.');
  }
}

/** An edition's part of its file names: its age, and the name on its title. */
const editionPart = ({ age, inscription }: NonNullable<FoundBook['edition']>): string =>
  [age && `ages-${age.replace('+', '-up')}`, inscription?.name && fileStem(inscription.name)]
    .filter(Boolean)
    .join('-');

/** The stored drawing of a page, or null, and the dogs of the page. */
interface PageArt {
  readonly page: Page | null;
  readonly dogs: PageDogs;
}

/**
 * A page keeps the photos from which it was drawn. If one is gone, and its dog with it, the page is
 * drawn from photos that still exist.
 */
const pageArt = (project: Project, look: string, drawn: DrawnPage | null): PageArt => {
  const own = drawn && dogsOnPage(project, drawn);
  if (own) return { page: drawn.page, dogs: own };
  const isAwaitingDog = project.morePhotos?.some(
    ({ id, photo, dog }) =>
      [drawn?.photo, drawn?.partner].includes(id) && photo !== null && dog === null,
  );
  const dogs = dogsOnPage(project, photosForPage(project, look));
  if (!dogs || (drawn && isAwaitingDog)) throw new NoDogError();
  return { page: null, dogs };
};

/**
 * Loads the data of one of the visitor's books or editions. The pages of an edition for another age
 * are drawn again.
 * @throws NoDogError if a dog has no drawing yet; LibraryError if the pages cannot be read
 */
export const loadBookArt = async ({ project, book, edition }: FoundBook): Promise<BookArt> => {
  const { id, choices } = project;
  const dog = dogsOnTitle(project);
  if (!dog) throw new NoDogError();
  const looks = book.pages;
  const age = edition?.age ?? choices.age;
  const stored = await getDrawnPages(id, looks);
  const pages = looks.map((look, i) => pageArt(project, look, stored[i]));
  return {
    dog,
    choices: { ...choices, ...(age !== undefined && { age }) },
    looks,
    pages: pages.map(({ page }) => (age === choices.age ? page : null)),
    ...(pages.some(({ dogs }) => dogs !== dog) && { pageDogs: pages.map(({ dogs }) => dogs) }),
    number: book.number,
    ...(book.inscription && { inscription: book.inscription }),
    ...(edition && { edition: editionPart(edition) }),
  };
};

/** A sample book with the first 25 pages of a dog. */
export const sampleBookArt = (name: string, dog: DogArt, number: number): BookArt => {
  const looks = offeredLooks(PAGES_PER_BOOK);
  return { dog, choices: { name, bornMonth: null }, looks, pages: looks.map(() => null), number };
};
