import { announce } from './changes';
import { read, write, type ReadTransaction, type WriteTransaction } from './database';
import { LibraryError } from './error';
import { newId } from './ids';
import { PAGES_PER_BOOK } from './limits';
import { asOnlyWriter } from './locks';
import { clampCopies, orderPrice } from './prices';
import { findBook } from './projects';
import { readAll } from './readAll';
import { isOrderRecord, isProjectRecord } from './records';
import type { OrderRecord } from './records';
import type { NewOrder, Order, Review } from './types';
import { changeVolume, volumeOf } from './volumes';

/**
 * Saves an order and adds its copies to the book's printed copies, in one transaction. The price
 * comes from `orderPrice`. Throws LibraryError `missing` for an unknown book.
 */
export const addOrder = async ({
  bookId: id,
  copies,
  address,
  cover = null,
}: NewOrder): Promise<Order> => {
  const found = await findBook(id);
  if (!found) throw new LibraryError('missing');
  const projectId = found.project.id;
  const bookId = found.book.id;
  const record = await asOnlyWriter(projectId, () =>
    write(['projects', 'orders', 'blobs'], 'strict', async (transaction) => {
      const project: unknown = await transaction.objectStore('projects').get(projectId);
      const book = isProjectRecord(project) ? volumeOf(project, bookId) : undefined;
      if (!isProjectRecord(project) || !book) throw new LibraryError('missing');
      const count = clampCopies(copies);
      const order: OrderRecord = {
        id: newId(),
        createdAt: Date.now(),
        projectId,
        bookId,
        dogName: project.dogName,
        pageCount: PAGES_PER_BOOK,
        copies: count,
        price: orderPrice(count, book.printedCopies > 0),
        status: 'in_progress',
        address,
        cover: cover && newId(),
        review: null,
      };
      await transaction.objectStore('orders').add(order);
      if (cover && order.cover) {
        await transaction
          .objectStore('blobs')
          .put({ key: order.cover, owner: order.id, blob: cover });
      }
      const counted = changeVolume(project, bookId, ({ printedCopies }) => ({
        printedCopies: printedCopies + count,
      }));
      await transaction.objectStore('projects').put({ ...project, ...counted });
      return order;
    }),
  );
  announce('order', record.id);
  announce('project', projectId);
  return { ...record, cover };
};

/** Counts a download of the book's PDF. Throws LibraryError `missing` for an unknown book. */
export const countDigitalCopy = async (id: string): Promise<void> => {
  const found = await findBook(id);
  if (!found) throw new LibraryError('missing');
  const projectId = found.project.id;
  await asOnlyWriter(projectId, () =>
    write(['projects'], 'strict', async (transaction) => {
      const project: unknown = await transaction.objectStore('projects').get(projectId);
      if (!isProjectRecord(project)) throw new LibraryError('missing');
      const counted = changeVolume(project, found.book.id, ({ digitalCopies }) => ({
        digitalCopies: digitalCopies + 1,
      }));
      await transaction.objectStore('projects').put({ ...project, ...counted });
    }),
  );
  announce('project', projectId);
};

const withCover = async (
  transaction: ReadTransaction | WriteTransaction,
  record: OrderRecord,
): Promise<Order> => {
  const picture =
    record.cover === null ? undefined : await transaction.objectStore('blobs').get(record.cover);
  return { ...record, cover: picture?.blob ?? null };
};

/**
 * The order, or null if there is none. Throws LibraryError, with code `damaged` if the record is
 * not valid.
 */
export const getOrder = (id: string): Promise<Order | null> =>
  read(['orders', 'blobs'], async (transaction) => {
    const record: unknown = await transaction.objectStore('orders').get(id);
    if (record === undefined) return null;
    if (!isOrderRecord(record)) throw new LibraryError('damaged');
    return withCover(transaction, record);
  });

/** Lists every readable order, newest first. `findDamaged` lists the others. */
export const listOrders = async (): Promise<Order[]> => {
  const records = (await readAll('orders')).values.filter((record) => isOrderRecord(record));
  records.sort((a, b) => b.createdAt - a.createdAt);
  return read(['blobs'], (transaction) =>
    Promise.all(records.map((record) => withCover(transaction, record))),
  );
};

/**
 * Changes an order and returns the updated order, read in the same transaction: if this fails, the
 * order is as before. Throws LibraryError `missing` for an unknown order.
 */
export const changeOrder = async (
  id: string,
  change: Partial<Pick<OrderRecord, 'status' | 'review'>>,
): Promise<Order> => {
  const order = await write(['orders', 'blobs'], 'strict', async (transaction) => {
    const record: unknown = await transaction.objectStore('orders').get(id);
    if (!isOrderRecord(record)) throw new LibraryError('missing');
    const changed = { ...record, ...change };
    await transaction.objectStore('orders').put(changed);
    return withCover(transaction, changed);
  });
  announce('order', id);
  return order;
};

/**
 * Saves the review of an order and returns the updated order. Throws LibraryError `missing` for an
 * unknown order.
 */
export const saveReview = (
  orderId: string,
  review: Pick<Review, 'rating' | 'review'>,
): Promise<Order> => {
  const { rating, review: text } = review;
  return changeOrder(orderId, { review: { rating, review: text, createdAt: Date.now() } });
};
