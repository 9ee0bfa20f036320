import { countDigitalCopy } from '@scribblepup/library';

/** How long a saved file's address stays, in ms: some browsers read it after the click. */
const KEEP_MS = 60_000;

const save = (name: string, file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
};

/** Makes a book's PDF and saves it as a file; see `buildBook` for what it throws. */
export const downloadBook = async (bookId: string): Promise<void> => {
  // The engine and the PDF writer are fetched only for this.
  const { buildBook } = await import('./buildBook');
  const { name, pdf } = await buildBook(bookId);
  save(name, pdf);
  await countDigitalCopy(bookId);
};
