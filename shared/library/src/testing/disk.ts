import { IDBFactory } from 'fake-indexeddb';
import { closeLibrary } from '../close';
import type * as Library from '..';

/** Closes the library and replaces the disk with an empty one. */
export const freshDisk = async (): Promise<void> => {
  await closeLibrary();
  globalThis.indexedDB = new IDBFactory();
};

/**
 * A second copy of the library that shares only the disk, like another tab or another app on the
 * page.
 */
export const otherTab = async (): Promise<typeof Library> => {
  let library: typeof Library | undefined;
  await jest.isolateModulesAsync(async () => {
    library = await import('..');
  });
  if (!library) throw new Error('The library did not load');
  return library;
};
