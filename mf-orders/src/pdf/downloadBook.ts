import { countDigitalCopy } from '@scribblepup/library';
import type { OrderView } from '../orders/OrderView';
import { ownArt, sampleArt } from './art';

/** How long a saved file's address stays, in ms: some browsers read it after the click. */
const KEEP_MS = 60_000;

const save = (name: string, file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
};

/** Makes the PDF of an order's book and saves it as a file; see `ownArt` and `sampleArt` for what it throws. */
export const downloadBook = async ({ bookId, dogName, cover }: OrderView): Promise<void> => {
  const art = cover.kind === 'drawn' ? await sampleArt(dogName, cover.dog) : await ownArt(bookId);
  // The engine and the PDF writer are fetched only for this.
  const { buildBook } = await import('./buildBook');
  const { name, pdf } = await buildBook(art);
  save(name, pdf);
  if (cover.kind !== 'drawn') await countDigitalCopy(bookId);
};
