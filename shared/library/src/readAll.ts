import type { StoreKey, StoreValue } from 'idb';
import { read, type Store } from './database';
import { isReadFailure } from './error';
import type { LibrarySchema } from './schema';

export interface Everything<Name extends Store> {
  readonly values: StoreValue<LibrarySchema, Name>[];
  /** Keys of records that the browser itself could not read. */
  readonly unreadable: StoreKey<LibrarySchema, Name>[];
}

// One record whose file the browser lost fails the whole getAll, so read the records one by one.
const readOneByOne = async <Name extends Store>(name: Name): Promise<Everything<Name>> => {
  const keys = await read([name], (transaction) => transaction.objectStore(name).getAllKeys());
  const values: StoreValue<LibrarySchema, Name>[] = [];
  const unreadable: StoreKey<LibrarySchema, Name>[] = [];
  for (const key of keys) {
    try {
      const value = await read([name], (transaction) => transaction.objectStore(name).get(key));
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
 * Every record of a store that the browser can read. Throws LibraryError if the store itself cannot
 * be read.
 */
export const readAll = async <Name extends Store>(name: Name): Promise<Everything<Name>> => {
  try {
    const values = await read([name], (transaction) => transaction.objectStore(name).getAll());
    return { values, unreadable: [] };
  } catch (error) {
    if (isReadFailure(error)) return readOneByOne(name);
    throw error;
  }
};
