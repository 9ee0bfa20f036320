import { findBook } from '@scribblepup/library';
import { siteClient, type BookArt, type Hints } from '@scribblepup/studio';
import { loadBookArt, sampleBookArt } from '@scribblepup/studio/books';
import type { SampleDog } from '../orders/sampleDogs';

/** The book of an order no longer exists, so it has no PDF. `message` is for visitors. */
export class BookGoneError extends Error {
  override readonly name = 'BookGoneError';

  constructor() {
    super('This book is no longer on this device, so its PDF cannot be made.');
  }
}

/** The picture of a sample could not be fetched. `message` is for visitors. */
export class SamplePictureError extends Error {
  override readonly name = 'SamplePictureError';

  constructor(options?: ErrorOptions) {
    super("The sample's picture could not be fetched. Please try again.", options);
  }
}

/**
 * Loads one of the visitor's own books. Throws BookGoneError when it was deleted, and the errors of
 * `loadBookArt`.
 */
export const bookArt = async (bookId: string): Promise<BookArt> => {
  const found = await findBook(bookId);
  if (!found) throw new BookGoneError();
  return loadBookArt(found);
};

// Marks the face of a drawn dog, as if a visitor had tapped it, in px of the picture's layout.
const faceHints = ({ picture: { width }, eye: [x, y], noseY }: SampleDog): Hints => ({
  eyes: [
    [x, y],
    [width - x, y],
  ],
  nose: [width / 2, noseY],
});

const fetchPicture = async (src: string, signal?: AbortSignal): Promise<Blob> => {
  try {
    const response = await fetch(src, { signal });
    if (response.ok) return await response.blob();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new SamplePictureError({ cause });
  }
  throw new SamplePictureError();
};

/**
 * Makes the book of a sample: the first pages of the dog on its cover. Throws ColoringError,
 * SamplePictureError, or the signal's reason when it is canceled.
 */
export const sampleArt = async (
  name: string,
  sample: SampleDog,
  signal?: AbortSignal,
): Promise<BookArt> => {
  const photo = await fetchPicture(sample.picture.src, signal);
  // The hints refer to the layout size; the file is larger.
  const hintsWidth = sample.picture.width;
  const { dog } = await siteClient().extract(photo, faceHints(sample), { signal, hintsWidth });
  return sampleBookArt(name, dog, 1);
};
