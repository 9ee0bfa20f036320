import type { IDBPTransaction, StoreNames } from 'idb';
import { connected, forgetConnection, type Database } from './connection';
import { toLibraryError } from './error';
import type { LibrarySchema } from './schema';

export type Store = StoreNames<LibrarySchema>;
export type ReadTransaction = IDBPTransaction<LibrarySchema, Store[], 'readonly'>;
export type WriteTransaction = IDBPTransaction<LibrarySchema, Store[], 'readwrite'>;

/**
 * `strict` waits until the data is on disk: for a person's work. `relaxed` does not: for data that
 * can be regenerated.
 */
export type Durability = 'strict' | 'relaxed';

const isClosed = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'InvalidStateError';

/** Starts a transaction. If the browser has closed the connection meanwhile, reconnects once. */
const withDatabase = async <T>(start: (database: Database) => T): Promise<T> => {
  try {
    return start(await connected());
  } catch (cause) {
    if (!isClosed(cause)) throw toLibraryError(cause);
  }
  forgetConnection();
  try {
    return start(await connected());
  } catch (cause) {
    throw toLibraryError(cause);
  }
};

/** Reads in one transaction. Throws LibraryError. */
export const read = async <T>(
  stores: Store[],
  work: (transaction: ReadTransaction) => Promise<T>,
): Promise<T> => {
  const transaction = await withDatabase((database) => database.transaction(stores, 'readonly'));
  try {
    const [result] = await Promise.all([work(transaction), transaction.done]);
    return result;
  } catch (cause) {
    throw toLibraryError(transaction.error ?? cause);
  }
};

const abort = (transaction: WriteTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
};

/**
 * Writes in one transaction, all or nothing. The transaction has completed when the promise
 * resolves. Throws LibraryError.
 */
export const write = async <T>(
  stores: Store[],
  durability: Durability,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> => {
  const transaction = await withDatabase((database) =>
    database.transaction(stores, 'readwrite', { durability }),
  );
  // The await below reports a failure. Without this handler it could also become an unhandled
  // rejection.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (cause) {
    const reason = transaction.error;
    abort(transaction);
    throw toLibraryError(reason ?? cause);
  }
};
