import {
  addOrder,
  recordDigitalCopy,
  exportNewOrder,
  dogNames,
  PAGES_PER_BOOK,
  type FoundBook,
} from '@scribblepup/library';
import type { BookArt } from '@scribblepup/studio';
import { loadBookArt } from '@scribblepup/studio/books';
import { coverArt } from '../../cover/art';
import { firstDesigns } from '../../cover/design';
import type { SampleBook } from '../../data/samples';
import { demoBookArt } from '../../pdf/demoBookArt';
import type { CoverInput } from '../../pdf/coverFaces';
import type { OrderToPlace, PlaceOrder } from './print/usePrintFlow';
import { failureHandler } from '../../failureHandler';
import { orderPicture } from '../../services/bookPicture';
import { withCoats } from '../../services/coats';
import { editionLabel, titleName } from '../../bookNames';

/** Data and actions of the book screen, for the visitor's own books and for samples. */
export interface ShownBook {
  readonly id: string;
  readonly number: number;
  readonly about: string;
  readonly digitalCopies: number;
  readonly printedCopies: number;
  readonly loadArt: (signal: AbortSignal) => Promise<BookArt>;
  readonly loadCover: (signal: AbortSignal) => Promise<CoverInput>;
  /** Like `loadArt`, but with the coats of the dogs. */
  readonly loadColored: (signal: AbortSignal) => Promise<BookArt>;
  /** Called once the interior's PDF has been saved. */
  readonly onSaved: () => void;
  readonly placeOrder: PlaceOrder;
  /**
   * Makes a file of an order that could not be placed. Absent for a sample, which has no orders.
   */
  readonly unplaced?: {
    readonly dogName: string;
    readonly toFile: (order: OrderToPlace) => Promise<Blob>;
  };
}

/**
 * Adapts one of the visitor's own books. If it has no cover yet, it gets the first one that would
 * be offered.
 */
export const savedBook = (found: FoundBook): ShownBook => {
  const { project, book, edition } = found;
  return {
    ...book,
    about: [
      `${PAGES_PER_BOOK} coloring pages of ${dogNames(project)}`,
      edition && editionLabel(edition),
    ]
      .filter(Boolean)
      .join(', '),
    loadArt: () => loadBookArt(found),
    loadCover: async (signal) => ({
      art: await coverArt(project, signal),
      design: book.cover ?? firstDesigns(titleName(found))[0],
    }),
    loadColored: async (signal) =>
      loadBookArt({ ...found, project: await withCoats(project, signal) }),
    // The file has already been saved, so a failure to count the download needs no message.
    onSaved: () => void recordDigitalCopy(book.id).catch(failureHandler('count')),
    placeOrder: async (order) => {
      await addOrder({ ...order, bookId: book.id, cover: await orderPicture(found) });
      return true;
    },
    unplaced: {
      dogName: dogNames(project),
      toFile: async (order) =>
        exportNewOrder(found, {
          ...order,
          bookId: book.id,
          cover: await orderPicture(found),
        }),
    },
  };
};

export const sampleBook = ({ id, number }: SampleBook): ShownBook => {
  const loadArt = (signal: AbortSignal): Promise<BookArt> => demoBookArt(number, signal);
  return {
    id: `sample-${id}`,
    number,
    about: 'A sample, drawn from a demo dog',
    digitalCopies: 0,
    printedCopies: 0,
    loadArt,
    loadCover: async (signal) => ({
      art: await coverArt(null, signal),
      design: firstDesigns((await loadArt(signal)).choices.name)[0],
    }),
    loadColored: loadArt,
    onSaved: () => undefined,
    placeOrder: () => Promise.resolve(false),
  };
};
