import { getBlob } from './blobs';
import { announce } from './changes';
import { read, write, type WriteTransaction } from './database';
import { LibraryError } from './error';
import { dogNames } from './dogNames';
import { newId } from './ids';
import { PAGES_PER_BOOK } from './limits';
import { withWriteLock } from './locks';
import { clampCopies, orderPrice } from './prices';
import { findBook } from './projects';
import { readAll } from './readAll';
import { isOrderRecord, isProjectRecord } from './records';
import type { OrderRecord, ProjectRecord } from './records';
import type { NewOrder, Order, Review } from './types';
import { updateBookOrEdition, findBookOrEdition, type BookOrEdition } from './booksAndEditions';

/** The record of a new order of a book. The price comes from `orderPrice`. */
export const newOrderRecord = (
  project: Pick<ProjectRecord, 'id' | 'choices'>,
  book: Pick<BookOrEdition, 'id' | 'printedCopies'>,
  { id = newId(), copies, address, cover }: NewOrder,
): OrderRecord => {
  const count = clampCopies(copies);
  return {
    id,
    createdAt: Date.now(),
    projectId: project.id,
    bookId: book.id,
    dogName: dogNames(project),
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
export const recordPrintedCopies = async (
  transaction: WriteTransaction,
  { projectId, bookId, copies }: OrderRecord,
): Promise<void> => {
  const projects = transaction.objectStore('projects');
  const project: unknown = await projects.get(projectId);
  if (!isProjectRecord(project)) return;
  const counted = updateBookOrEdition(project, bookId, ({ printedCopies }) => ({
    printedCopies: printedCopies + copies,
  }));
  await projects.put({ ...project, ...counted });
};

/**
 * Saves an order and adds its copies to the book's printed copies, in one transaction. Returns the
 * stored order if there is one with its id. Throws LibraryError, with code `missing` for an unknown
 * book and `damaged` if the stored order is not valid.
 */
export const addOrder = async (input: NewOrder): Promise<Order> => {
  const found = await findBook(input.bookId);
  if (!found) {
    // An earlier attempt may have placed the order, and the book was deleted after that.
    const placed = input.id === undefined ? null : await getOrder(input.id);
    if (placed) return placed;
    throw new LibraryError('missing');
  }
  const projectId = found.project.id;
  const bookId = found.book.id;
  const { record: placed, isNew } = await withWriteLock(projectId, () =>
    write(['projects', 'orders', 'blobs'], 'strict', async (transaction) => {
      const orders = transaction.objectStore('orders');
      const stored: unknown = input.id === undefined ? undefined : await orders.get(input.id);
      if (isOrderRecord(stored)) return { record: stored, isNew: false };
      if (stored !== undefined) throw new LibraryError('damaged');
      const project: unknown = await transaction.objectStore('projects').get(projectId);
      const book = isProjectRecord(project) ? findBookOrEdition(project, bookId) : undefined;
      if (!isProjectRecord(project) || !book) throw new LibraryError('missing');
      const record = newOrderRecord(project, book, input);
      await orders.add(record);
      const { cover = null } = input;
      if (cover && record.cover)
        await transaction
          .objectStore('blobs')
          .put({ key: record.cover, owner: record.id, blob: cover });
      await recordPrintedCopies(transaction, record);
      return { record, isNew: true };
    }),
  );
  announce('order', placed.id);
  announce('project', projectId);
  return isNew ? { ...placed, cover: input.cover ?? null } : withCover(placed);
};

/** Counts a download of the book's PDF. Throws LibraryError `missing` for an unknown book. */
export const recordDigitalCopy = async (id: string): Promise<void> => {
  const found = await findBook(id);
  if (!found) throw new LibraryError('missing');
  const projectId = found.project.id;
  await withWriteLock(projectId, () =>
    write(['projects'], 'strict', async (transaction) => {
      const project: unknown = await transaction.objectStore('projects').get(projectId);
      if (!isProjectRecord(project)) throw new LibraryError('missing');
      const counted = updateBookOrEdition(project, found.book.id, ({ digitalCopies }) => ({
        digitalCopies: digitalCopies + 1,
      }));
      await transaction.objectStore('projects').put({ ...project, ...counted });
    }),
  );
  announce('project', projectId);
};

// A lost cover must not hide its order. The cover is read separately, because reading a lost one
// fails the transaction.
const withCover = async (record: OrderRecord): Promise<Order> => ({
  ...record,
  cover: record.cover === null ? null : await getBlob(record.cover),
});

/**
 * The order, or null if there is none. Throws LibraryError, with code `damaged` if the record is
 * not valid.
 */
export const getOrder = async (id: string): Promise<Order | null> => {
  const record: unknown = await read(['orders'], (transaction) =>
    transaction.objectStore('orders').get(id),
  );
  if (record === undefined) return null;
  if (!isOrderRecord(record)) throw new LibraryError('damaged');
  return withCover(record);
};

/** Lists every readable order, newest first. `findDamagedRecords` lists the others. */
export const listOrders = async (): Promise<Order[]> => {
  const records = (await readAll('orders')).values.filter((record) => isOrderRecord(record));
  records.sort((a, b) => b.createdAt - a.createdAt);
  return Promise.all(records.map(withCover));
};

/**
 * Changes an order and returns the updated order. If this fails, the order is unchanged. Throws
 * LibraryError, with code `missing` for an unknown order and `damaged` if the record is not valid.
 */
export const updateOrder = async (
  id: string,
  change: Partial<Pick<OrderRecord, 'status' | 'review'>>,
): Promise<Order> => {
  // Read the cover first: after the change, nothing may fail.
  const before = await getOrder(id);
  if (!before) throw new LibraryError('missing');
  const changed = await write(['orders'], 'strict', async (transaction) => {
    const record: unknown = await transaction.objectStore('orders').get(id);
    if (!isOrderRecord(record)) throw new LibraryError('missing');
    const after = { ...record, ...change };
    await transaction.objectStore('orders').put(after);
    return after;
  });
  announce('order', id);
  return { ...changed, cover: before.cover };
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
  return updateOrder(orderId, { review: { rating, review: text, createdAt: Date.now() } });
};
