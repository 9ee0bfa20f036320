import type { InteriorVariant, WriteOptions } from '@scribblepup/print';
import type { BookArt } from './book-art';
import { bookContent } from './book-content';

/** A file for download. */
export interface BookFile {
  readonly name: string;
  readonly file: Blob;
}

/** Share of the progress for drawing the pages; writing the file takes the rest. */
const DRAWING = 0.4;

const parts: Readonly<Record<InteriorVariant, string | undefined>> = {
  'home-letter': undefined,
  'home-a4': 'a4',
  kdp: 'kdp-interior',
  lulu: 'lulu-interior',
};

/**
 * Makes the interior of a book as a PDF, named after the dog.
 * Throws the signal's reason if it is cancelled, RangeError unless there are 25 pages.
 */
export const bookPdf = async (art: BookArt, options: WriteOptions = {}): Promise<BookFile> => {
  const { signal, onProgress, variant = 'home-letter' } = options;
  const { fileName, writeInterior } = await import('@scribblepup/print');
  const content = await bookContent(art, {
    signal,
    onProgress: (share) => onProgress?.(DRAWING * share),
  });
  const bytes = await writeInterior(content, {
    ...options,
    onProgress: (share) => onProgress?.(DRAWING + (1 - DRAWING) * share),
  });
  const name = fileName(art.choices.name, art.number, parts[variant]);
  return { name, file: new Blob([bytes as BlobPart], { type: 'application/pdf' }) };
};
