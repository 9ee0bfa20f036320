import { bookPdf } from '@scribblepup/studio/pdf';
import type { MakeFile } from '@scribblepup/ui/download';
import type { OrderView } from '../orders/OrderView';
import { ownArt, sampleArt } from './art';

/** Makes the PDF of an order's book; see `ownArt` and `sampleArt` for what it rejects with. */
export const makePdf =
  ({ bookId, dogName, cover }: OrderView): MakeFile =>
  async (options) => {
    const art =
      cover.kind === 'drawn'
        ? await sampleArt(dogName, cover.dog, options.signal)
        : await ownArt(bookId);
    return bookPdf(art, options);
  };
