import type { IDBPTransaction, StoreNames } from 'idb';
import { sharedConnection, discardConnection, type Database } from './connection';
import { isConnectionLost, LibraryError, toLibraryError } from './error';
import type { LibrarySchema } from './schema';

export type Store = StoreNames<LibrarySchema>;
export type ReadTransaction = IDBPTransaction<LibrarySchema, Store[]>;
export type WriteTransaction = IDBPTransaction<LibrarySchema, Store[], 'readwrite'>;

/**
 * `strict` waits until the data is on disk: for a visitor's work. `relaxed` does not: for data that
 * can be regenerated.
 */
export type Durability = 'strict' | 'relaxed';

const isNamed = (cause: unknown, name: string): boolean =>
  cause instanceof DOMException && cause.name === name;

// The connection is already open here, so this error means that the browser is closing it.
const toStartError = (cause: unknown): LibraryError =>
  isNamed(cause, 'InvalidStateError') ? new LibraryError('lost', cause) : toLibraryError(cause);

type Connection = Promise<Database>;

const start = async <T>(connection: Connection, begin: (database: Database) => T): Promise<T> => {
  const database = await connection;
  try {
    return begin(database);
  } catch (cause) {
    throw toStartError(cause);
  }
};

/** Retries once on a new connection if the browser has lost the current one. */
const withReconnect = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
  const connection = sharedConnection();
  try {
    return await work(connection);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
  }
  discardConnection(connection);
  return work(sharedConnection());
};

/**
 * Reads in one transaction, and retries once if the connection is lost in the meantime. Throws
 * LibraryError.
 */
export const read = <T>(
  stores: Store[],
  work: (transaction: ReadTransaction) => Promise<T>,
): Promise<T> =>
  withReconnect(async (connection) => {
    const transaction = await start(connection, (db) => db.transaction(stores, 'readonly'));
    try {
      const [result] = await Promise.all([work(transaction), transaction.done]);
      return result;
    } catch (cause) {
      throw toLibraryError(transaction.error ?? cause);
    }
  });

const abort = (transaction: WriteTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
};

/**
 * Writes in one transaction, all or nothing. The transaction has completed when the promise
 * resolves. Nothing is repeated once it has begun: the browser may have lost the connection after
 * it wrote. Throws LibraryError.
 */
export const write = async <T>(
  stores: Store[],
  durability: Durability,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> => {
  const transaction = await withReconnect((connection) =>
    start(connection, (db) => db.transaction(stores, 'readwrite', { durability })),
  );
  // The await below reports a failure. Without this handler it could also become an unhandled
  // rejection.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (cause) {
    // The browser has aborted the transaction. It gives the reason only once the transaction ends.
    if (isNamed(cause, 'AbortError')) await transaction.done.catch(() => undefined);
    const reason = transaction.error;
    abort(transaction);
    throw toLibraryError(reason ?? cause);
  }
};
