import type { Page } from '@scribblepup/pages';
import type { BookContent, WriteOptions } from '@scribblepup/print';
import type { BookArt } from './book-art';

// The engine and the writer are fetched only when a book is made.
const engine = () => import('@scribblepup/pages');

// Lets the screen paint between two pages.
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Page number `place` of the art, from 0; one that is not stored is drawn again, and comes out the same. */
export const bookPage = async (
  { dog, choices, pages, looks }: BookArt,
  place: number,
): Promise<Page> => {
  const { composePage } = await engine();
  return pages[place] ?? composePage(dog, looks[place]!, choices);
};

/** The title page. */
export const bookTitlePage = async ({ dog, choices }: BookArt): Promise<Page> =>
  (await engine()).titlePage(dog, choices);

/**
 * Every sheet of a book, as the PDF writer takes it. `onProgress` is told 0 to 1.
 * Throws the signal's reason when it is cancelled.
 */
export const bookContent = async (
  art: BookArt,
  { signal, onProgress }: Pick<WriteOptions, 'signal' | 'onProgress'> = {},
): Promise<BookContent> => {
  const { pageToPaths } = await engine();
  const { dog, choices, looks } = art;
  const pages = [];
  for (const place of looks.keys()) {
    signal?.throwIfAborted();
    pages.push(pageToPaths(await bookPage(art, place), dog));
    onProgress?.((place + 1) / looks.length);
    await breathe();
  }
  return { dogName: choices.name, title: pageToPaths(await bookTitlePage(art), dog), pages };
};
