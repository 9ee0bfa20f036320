import { IDBFactory } from 'fake-indexeddb';
import { closeLibrary } from '../close';
import type * as Library from '..';

/** An empty disk, and nothing open. */
export const freshDisk = async (): Promise<void> => {
  await closeLibrary();
  globalThis.indexedDB = new IDBFactory();
};

/** Another tab, or another app of the page: a copy of the library that shares the disk alone. */
export const otherTab = async (): Promise<typeof Library> => {
  let library: typeof Library | undefined;
  await jest.isolateModulesAsync(async () => {
    library = await import('..');
  });
  if (!library) throw new Error('The library did not load');
  return library;
};
