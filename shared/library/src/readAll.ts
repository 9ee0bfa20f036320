import type { StoreKey, StoreValue } from 'idb';
import { read, type Store } from './database';
import { isReadFailure } from './error';
import type { LibrarySchema } from './schema';

type Key<Name extends Store> = StoreKey<LibrarySchema, Name>;

/** Result of reading several records of a store. */
export interface ReadResult<Name extends Store> {
  readonly values: StoreValue<LibrarySchema, Name>[];
  /** Keys of records that the browser itself could not read. */
  readonly unreadable: Key<Name>[];
}

/**
 * Returns the result of `first`, or that of `fallback` if a record could not be read: one record
 * whose file the browser lost fails a whole transaction. Throws LibraryError if the storage itself
 * cannot be read.
 */
export const readWithFallback = <T>(first: Promise<T>, fallback: () => Promise<T>): Promise<T> =>
  first.catch((error: unknown) => {
    if (!isReadFailure(error)) throw error;
    return fallback();
  });

const readOne = <Name extends Store>(
  name: Name,
  key: Key<Name>,
): Promise<StoreValue<LibrarySchema, Name> | undefined> =>
  read([name], (transaction) => transaction.objectStore(name).get(key));

/**
 * The records with these keys, each read in its own transaction: one record whose file the browser
 * lost fails its whole transaction. Throws LibraryError if the store itself cannot be read.
 */
export const readEach = async <Name extends Store>(
  name: Name,
  keys: readonly Key<Name>[],
): Promise<ReadResult<Name>> => {
  const values: StoreValue<LibrarySchema, Name>[] = [];
  const unreadable: Key<Name>[] = [];
  for (const key of keys) {
    try {
      // Try again, because a read may also fail by chance.
      const value = await readWithFallback(readOne(name, key), () => readOne(name, key));
      if (value !== undefined) values.push(value);
    } catch (error) {
      // Anything else is a fault of the storage, not of this record.
      if (!isReadFailure(error)) throw error;
      unreadable.push(key);
    }
  }
  return { values, unreadable };
};

/**
 * Every record of a store, or of a range of its keys. Throws LibraryError if the store itself
 * cannot be read.
 */
export const readAll = <Name extends Store>(
  name: Name,
  range?: IDBKeyRange,
): Promise<ReadResult<Name>> =>
  readWithFallback(
    read([name], async (transaction) => ({
      values: await transaction.objectStore(name).getAll(range),
      unreadable: [],
    })),
    async () =>
      readEach(
        name,
        await read([name], (transaction) => transaction.objectStore(name).getAllKeys(range)),
      ),
  );
