import type { Choices, DogArt, Page } from '@scribblepup/coloring';
import type { WriteOptions } from '@scribblepup/print';

export interface BookArt {
  readonly dog: DogArt;
  readonly choices: Choices;
  /** In the order of the book; null for one that has to be drawn again. */
  readonly pages: readonly (Page | null)[];
  /** Index of the look of each page. */
  readonly looks: readonly number[];
}

// Lets the screen paint between two pages.
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Share of the work that goes into drawing the pages; writing the file is the rest. */
const DRAWING = 0.4;

/**
 * The inside of a book as a PDF. The writer and the engine are loaded when they are needed.
 * @throws the signal's reason when it is cancelled; RangeError unless there are 25 pages.
 */
export const bookPdf = async (art: BookArt, options: WriteOptions): Promise<Uint8Array> => {
  const { signal, onProgress } = options;
  const [{ composePage, pageToPaths, titlePage }, { writeInterior }] = await Promise.all([
    import('@scribblepup/coloring'),
    import('@scribblepup/print'),
  ]);
  const { dog, choices, looks } = art;
  const pages = [];
  for (const [place, stored] of art.pages.entries()) {
    signal?.throwIfAborted();
    const page = stored ?? composePage(dog, looks[place]!, choices);
    pages.push(pageToPaths(page, dog));
    onProgress?.((DRAWING * (place + 1)) / art.pages.length);
    await breathe();
  }
  const title = pageToPaths(titlePage(dog, choices), dog);
  return writeInterior(
    { dogName: choices.name, title, pages },
    { ...options, onProgress: (share) => onProgress?.(DRAWING + (1 - DRAWING) * share) },
  );
};
