import { IDBFactory } from 'fake-indexeddb';
import { closeLibrary } from '@scribblepup/library';

/** Deletes the database, as a browser does when the device runs out of space. */
export const evictDatabase = async (): Promise<void> => {
  await closeLibrary();
  globalThis.indexedDB = new IDBFactory();
};
