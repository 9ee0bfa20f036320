import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDB, type IDBPDatabase, type StoreNames } from 'idb';
import { closeLibrary } from '../close';
import { DATABASE_NAME, migrate, type LibrarySchema } from '../schema';

const fixture = (name: string): string =>
  readFileSync(resolve(__dirname, '../../fixtures/version-1', name), 'utf8');

interface Dump {
  readonly version: number;
  readonly looks: readonly string[];
  readonly stores: Readonly<
    Record<string, { readonly values: readonly unknown[]; readonly keys?: readonly string[] }>
  >;
}

/**
 * Data stored by the last version of the site that identified pages by position; see make.mjs next
 * to the files.
 */
export const version1 = JSON.parse(fixture('database.json'), (_, value: unknown) =>
  typeof value === 'object' && value !== null && 'blob' in value && typeof value.blob === 'string'
    ? new Blob([Buffer.from(value.blob, 'base64')])
    : value,
) as Dump;

/** A copy of the same data, exported by that version. */
export const version1Copy = (): Blob => new Blob([fixture('copy.json')]);

/** @param version the version of a new database; an existing one keeps its own */
const withDatabase = async <T>(
  work: (database: IDBPDatabase<LibrarySchema>) => Promise<T>,
  version?: number,
): Promise<T> => {
  await closeLibrary();
  const database = await openDB<LibrarySchema>(DATABASE_NAME, version, { upgrade: migrate });
  const result = await work(database);
  database.close();
  return result;
};

/** Puts the data on an empty disk, byte for byte as version 1 left it. */
export const restoreVersion1 = (): Promise<void> =>
  withDatabase(async (database) => {
    for (const [name, { values, keys }] of Object.entries(version1.stores)) {
      for (const [i, value] of values.entries())
        await database.put(name as StoreNames<LibrarySchema>, value as never, keys?.[i]);
    }
  }, version1.version);

/** Reads a project's record without the library. */
export const rawProject = (id: string): Promise<unknown> =>
  withDatabase((database) => database.get('projects', id));

/** Changes a project's record as another version of the site would, without the library. */
export const writeProject = (id: string, change: (record: never) => unknown): Promise<void> =>
  withDatabase(async (database) => {
    const record = await database.get('projects', id);
    await database.put('projects', change(record as never) as never);
  });

/** Writes a page's record, which may be damaged, without the library. */
export const writePage = (record: {
  readonly projectId: string;
  readonly index: number;
  readonly page: unknown;
}): Promise<void> =>
  withDatabase(async (database) => {
    await database.put('pages', record as never);
  });
