import type { Choices, DogArt, Hints, Page } from '@scribblepup/coloring';
import { findBook, getPageArt, PAGES_PER_BOOK } from '@scribblepup/library';
import type { SampleDog } from '../orders/sampleDogs';

/** What a book is drawn from. */
export interface BookArt {
  readonly dog: DogArt;
  readonly choices: Choices;
  /** Indexes of the looks, in the order of the book. */
  readonly looks: readonly number[];
  /** The stored page of each look; null for one that has to be drawn again. */
  readonly pages: readonly (Page | null)[];
  /** Which of the dog's books it is, from 1. */
  readonly number: number;
}

/** Why a book has no PDF; `message` may be shown as it is. */
export class BookGoneError extends Error {
  override readonly name = 'BookGoneError';

  constructor() {
    super('This book is no longer on this device, so its PDF cannot be made.');
  }
}

/** An own book. Throws BookGoneError where it was deleted, LibraryError where it cannot be read. */
export const ownArt = async (bookId: string): Promise<BookArt> => {
  const found = await findBook(bookId);
  const dog = found?.project.dog;
  if (!found || !dog) throw new BookGoneError();
  const { project, book } = found;
  const looks = book.selectedImages;
  return { dog, choices: project.choices, looks, pages: await getPageArt(project.id, looks), number: book.number };
};

// The drawing's face, in pixels of its file, as a visitor would tap it.
const faceIn = ({ picture, eye: [x, y], noseY }: SampleDog, fileWidth: number): Hints => {
  const scale = fileWidth / picture.width;
  return {
    eyes: [
      [x * scale, y * scale],
      [(picture.width - x) * scale, y * scale],
    ],
    nose: [fileWidth / 2, noseY * scale],
  };
};

/** A sample's book: the first pages of the dog on its cover. Throws ColoringError, or Error where there is no picture. */
export const sampleArt = async (name: string, sample: SampleDog): Promise<BookArt> => {
  const answer = await fetch(sample.picture.src);
  if (!answer.ok) throw new Error("The sample's picture could not be fetched. Please try again.");
  const photo = await answer.blob();
  const { width } = await createImageBitmap(photo);
  const { createColoringClient } = await import('@scribblepup/coloring/client');
  const client = createColoringClient();
  try {
    const { dog } = await client.extract(photo, faceIn(sample, width));
    const looks = Array.from({ length: PAGES_PER_BOOK }, (_, index) => index);
    return { dog, choices: { name, bornMonth: null }, looks, pages: looks.map(() => null), number: 1 };
  } finally {
    client.dispose();
  }
};
