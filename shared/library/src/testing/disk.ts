import { IDBFactory } from 'fake-indexeddb';
import { closeLibrary } from '../close';
import type * as Library from '..';
import type * as PageNumbers from '../pageNumbers';
import type { BookRecord } from '../records';
import type * as Schema from '../schema';
import type { Book } from '../types';

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

/** Like `otherTab`, but a newer version, whose database has one more store. */
export const newerTab = async (): Promise<typeof Library> => {
  const actual = jest.requireActual<typeof Schema>('../schema');
  const version = actual.DATABASE_VERSION + 1;
  jest.doMock('../schema', (): typeof Schema => ({
    ...actual,
    DATABASE_VERSION: version,
    migrate: (database, from) => {
      actual.migrate(database, from, actual.DATABASE_VERSION);
      if (from < version) (database as unknown as IDBDatabase).createObjectStore('later');
    },
  }));
  try {
    return await otherTab();
  } finally {
    jest.dontMock('../schema');
  }
};

/**
 * Like `otherTab`, but version 1, which knows the pages of a book only by their numbers. It leaves
 * the ids in a record unchanged, so they are outdated once it has changed the numbers.
 */
export const version1Tab = async (): Promise<typeof Library> => {
  const { toPageId, toPageNumber } = jest.requireActual<typeof PageNumbers>('../pageNumbers');
  jest.doMock('../storedBooks', () => ({
    toBooks: (records: readonly BookRecord[]) =>
      records.map(({ selectedImages, pages, ...book }) => ({
        ...book,
        pages: selectedImages.map((number) => toPageId(number)),
        ids: pages,
      })),
    toBookRecords: (books: readonly (Book & { readonly ids?: readonly string[] })[]) =>
      books.map(({ pages, ids, ...book }) => ({
        ...book,
        ...(ids && { pages: ids }),
        selectedImages: pages.map(toPageNumber),
      })),
  }));
  try {
    return await otherTab();
  } finally {
    jest.dontMock('../storedBooks');
  }
};
