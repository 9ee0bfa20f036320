import type { StoreKey } from 'idb';
import type { Store } from '../database';
import type { LibrarySchema } from '../schema';

type Query = IDBValidKey | IDBKeyRange | null | undefined;

const includes = (query: Query, key: IDBValidKey): boolean => {
  if (query === undefined || query === null) return true;
  return query instanceof IDBKeyRange ? query.includes(key) : indexedDB.cmp(query, key) === 0;
};

/**
 * Makes the browser lose the files of these records: each read that includes one of them fails, and
 * their keys stay. `jest.restoreAllMocks` brings them back.
 */
export const loseRecords = (lost: {
  readonly [Name in Store]?: readonly StoreKey<LibrarySchema, Name>[];
}): void => {
  const lostKeys = new Map<string, readonly IDBValidKey[]>(Object.entries(lost));
  const check = (store: IDBObjectStore, query: Query): void => {
    if (lostKeys.get(store.name)?.some((key) => includes(query, key)))
      throw new DOMException('Failed to read large IndexedDB value', 'NotReadableError');
  };
  const { get, getAll } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function read(
    this: IDBObjectStore,
    key,
  ) {
    check(this, key);
    return get.call(this, key);
  });
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function read(
    this: IDBObjectStore,
    query,
  ) {
    check(this, query);
    return getAll.call(this, query);
  });
  const { getAll: getAllOfIndex } = IDBIndex.prototype;
  jest.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(function read(this: IDBIndex, query) {
    // The mock does not know which records an index includes, so it checks the whole store.
    check(this.objectStore, undefined);
    return getAllOfIndex.call(this, query);
  });
};

/**
 * Truncates the files of these pictures, as a power failure does: reading a whole picture fails.
 * `jest.restoreAllMocks` brings them back.
 */
export const truncatePictures = (isCut: (picture: Blob) => boolean): void => {
  const { arrayBuffer } = Blob.prototype;
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function read(this: Blob) {
    return isCut(this)
      ? Promise.reject(new DOMException('The file is too short', 'NotReadableError'))
      : arrayBuffer.call(this);
  });
};
