import type { Hints } from '@scribblepup/studio';
import { findBook } from '@scribblepup/library';
import { ownBookArt, sampleBookArt, type BookArt } from '@scribblepup/studio/pdf';
import type { SampleDog } from '../orders/sampleDogs';

/** The book of an order no longer exists, so it has no PDF; `message` can be shown as it is. */
export class BookGoneError extends Error {
  override readonly name = 'BookGoneError';

  constructor() {
    super('This book is no longer on this device, so its PDF cannot be made.');
  }
}

/**
 * Loads one of the visitor's own books. Throws BookGoneError when it was deleted, and what
 * `ownBookArt` throws.
 */
export const ownArt = async (bookId: string): Promise<BookArt> => {
  const found = await findBook(bookId);
  if (!found) throw new BookGoneError();
  return ownBookArt(found);
};

// Hints for the drawing's face, px of its file, as if a visitor had tapped it.
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

/**
 * Makes the book of a sample: the first pages of the dog on its cover. Throws ColoringError, Error
 * when there is no picture, the signal's reason when it is cancelled.
 */
export const sampleArt = async (
  name: string,
  sample: SampleDog,
  signal?: AbortSignal,
): Promise<BookArt> => {
  const answer = await fetch(sample.picture.src, { signal });
  if (!answer.ok) throw new Error("The sample's picture could not be fetched. Please try again.");
  const photo = await answer.blob();
  const { width } = await createImageBitmap(photo);
  const { createColoringClient } = await import('@scribblepup/studio');
  const client = createColoringClient();
  try {
    const { dog } = await client.extract(photo, faceIn(sample, width), { signal });
    return sampleBookArt(name, dog, 1);
  } finally {
    client.dispose();
  }
};
