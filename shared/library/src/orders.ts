import { announce } from './changes';
import { read, write, type ReadTransaction, type WriteTransaction } from './database';
import { LibraryError } from './error';
import { familyName } from './family';
import { newId } from './ids';
import { PAGES_PER_BOOK } from './limits';
import { asOnlyWriter } from './locks';
import { clampCopies, orderPrice } from './prices';
import { findBook } from './projects';
import { readAll } from './readAll';
import { isOrderRecord, isProjectRecord } from './records';
import type { OrderRecord, ProjectRecord } from './records';
import type { NewOrder, Order, Review } from './types';
import { changeVolume, volumeOf, type Volume } from './volumes';

/** The record of a new order of a book. The price comes from `orderPrice`. */
export const newOrderRecord = (
  project: Pick<ProjectRecord, 'id' | 'choices'>,
  book: Pick<Volume, 'id' | 'printedCopies'>,
  { id = newId(), copies, address, cover }: NewOrder,
): OrderRecord => {
  const count = clampCopies(copies);
  return {
    id,
    createdAt: Date.now(),
    projectId: project.id,
    bookId: book.id,
    dogName: familyName(project),
    pageCount: PAGES_PER_BOOK,
    copies: count,
    price: orderPrice(count, book.printedCopies > 0),
    status: 'in_progress',
    address,
    cover: cover ? newId() : null,
    review: null,
  };
};

/** Adds the copies of an order to the book's printed copies, if the book is here. */
export const countPrinted = async (
  transaction: WriteTransaction,
  { projectId, bookId, copies }: OrderRecord,
): Promise<void> => {
  const projects = transaction.objectStore('projects');
  const project: unknown = await projects.get(projectId);
  if (!isProjectRecord(project)) return;
  const counted = changeVolume(project, bookId, ({ printedCopies }) => ({
    printedCopies: printedCopies + copies,
  }));
  await projects.put({ ...project, ...counted });
};

/**
 * Saves an order and adds its copies to the book's printed copies, in one transaction. Returns the
 * stored order if there is one with its id. Throws LibraryError `missing` for an unknown book.
 */
export const addOrder = async (input: NewOrder): Promise<Order> => {
  const found = await findBook(input.bookId);
  if (!found) throw new LibraryError('missing');
  const projectId = found.project.id;
  const bookId = found.book.id;
  const placed = await asOnlyWriter(projectId, () =>
    write(['projects', 'orders', 'blobs'], 'strict', async (transaction) => {
      const orders = transaction.objectStore('orders');
      const stored: unknown = input.id === undefined ? undefined : await orders.get(input.id);
      if (isOrderRecord(stored)) return withCover(transaction, stored);
      const project: unknown = await transaction.objectStore('projects').get(projectId);
      const book = isProjectRecord(project) ? volumeOf(project, bookId) : undefined;
      if (!isProjectRecord(project) || !book) throw new LibraryError('missing');
      const record = newOrderRecord(project, book, input);
      await orders.add(record);
      const { cover = null } = input;
      if (cover && record.cover)
        await transaction
          .objectStore('blobs')
          .put({ key: record.cover, owner: record.id, blob: cover });
      await countPrinted(transaction, record);
      return { ...record, cover };
    }),
  );
  announce('order', placed.id);
  announce('project', projectId);
  return placed;
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
 * Changes an order and returns the updated order, read in the same transaction. If this fails, the
 * order is unchanged. Throws LibraryError `missing` for an unknown order.
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
