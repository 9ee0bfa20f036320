import type { StoreKey, StoreValue } from 'idb';
import { read, type Store } from './database';
import { isReadFailure } from './error';
import type { LibrarySchema } from './schema';

type Key<Name extends Store> = StoreKey<LibrarySchema, Name>;

export interface Everything<Name extends Store> {
  readonly values: StoreValue<LibrarySchema, Name>[];
  /** Keys of records that the browser itself could not read. */
  readonly unreadable: Key<Name>[];
}

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
): Promise<Everything<Name>> => {
  const values: StoreValue<LibrarySchema, Name>[] = [];
  const unreadable: Key<Name>[] = [];
  for (const key of keys) {
    try {
      // A second try tells a record that is lost from a read that failed by chance.
      const value = await readOne(name, key).catch((error: unknown) => {
        if (!isReadFailure(error)) throw error;
        return readOne(name, key);
      });
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
 * Every record of a store, or of a range of its keys, that the browser can read. Throws LibraryError
 * if the store itself cannot be read.
 */
export const readAll = async <Name extends Store>(
  name: Name,
  range?: IDBKeyRange,
): Promise<Everything<Name>> => {
  try {
    const values = await read([name], (transaction) => transaction.objectStore(name).getAll(range));
    return { values, unreadable: [] };
  } catch (error) {
    if (!isReadFailure(error)) throw error;
  }
  const keys = await read([name], (transaction) => transaction.objectStore(name).getAllKeys(range));
  return readEach(name, keys);
};
