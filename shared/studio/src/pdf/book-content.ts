import type { Page } from '@scribblepup/pages';
import type { BookContent, WriteOptions } from '@scribblepup/print';
import type { BookArt } from './book-art';

// Load the engine only when a book is made.
const engine = () => import('@scribblepup/pages');

// Yields to the event loop so that the screen can paint between two pages.
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * The page of art at position `place`, from 0. A page that is not stored is drawn again, with the
 * same result.
 */
export const bookPage = async (
  { dog, choices, pages, looks }: BookArt,
  place: number,
): Promise<Page> => {
  const { composePage } = await engine();
  return pages[place] ?? composePage(dog, looks[place]!, choices);
};

/** The title page of a book. */
export const bookTitlePage = async ({ dog, choices }: BookArt): Promise<Page> =>
  (await engine()).titlePage(dog, choices);

/**
 * Draws every sheet of a book as input for the PDF writer. Calls `onProgress` with 0 to 1.
 * Throws the signal's reason if it is cancelled.
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
