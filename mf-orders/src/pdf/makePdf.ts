import type { GenerateFile } from '@scribblepup/ui/download';
import type { OrderView } from '../orders/OrderView';

/**
 * Returns a function that makes the PDF of an order's book; see `bookArt` and `sampleArt` for its
 * errors.
 */
export const makePdf =
  ({ bookId, dogName, cover }: OrderView): GenerateFile =>
  async ({ signal, onProgress }) => {
    // Loaded on demand: most visitors only look at their orders.
    const [{ bookArt, sampleArt }, { siteClient }] = await Promise.all([
      import('./art'),
      import('@scribblepup/studio'),
    ]);
    const art =
      cover.kind === 'drawn' ? await sampleArt(dogName, cover.dog, signal) : await bookArt(bookId);
    return siteClient().makeBookPdf(art, {
      signal,
      onProgress: (_stage, share) => onProgress(share),
    });
  };
