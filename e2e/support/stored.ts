import { expect, type Page } from '@playwright/test';

interface StoredBook {
  readonly number: number;
  readonly selectedImages: number[];
  readonly isCompleted: boolean;
}

export interface StoredProject {
  readonly id: string;
  readonly dogName: string;
  readonly books: StoredBook[];
}

/**
 * The records of a store in the site's database, all of them or those under one key; none without a
 * database.
 */
const records = <T>(page: Page, store: string, key?: string): Promise<T[]> =>
  page.evaluate(
    async ([name, only]) => {
      // Opening a missing database would create an empty one before the site does.
      if (!(await indexedDB.databases()).some((known) => known.name === 'scribblepup')) return [];
      return new Promise<T[]>((done, fail) => {
        const openRequest = indexedDB.open('scribblepup');
        openRequest.onerror = () => fail(openRequest.error!);
        openRequest.onsuccess = () => {
          const readRequest = openRequest.result.transaction(name).objectStore(name).getAll(only);
          readRequest.onerror = () => fail(readRequest.error!);
          readRequest.onsuccess = () => {
            openRequest.result.close();
            done(readRequest.result as T[]);
          };
        };
      });
    },
    [store, key] as const,
  );

/** The projects in the site's database, as stored. */
export const storedProjects = (page: Page): Promise<StoredProject[]> => records(page, 'projects');

/** The ids of the one or two photos from which each stored page is drawn, the main one first. */
export const storedPhotoPairsOfPages = async (page: Page): Promise<string[][]> =>
  (await records<{ readonly photo?: string; readonly partner?: string }>(page, 'pages')).map(
    ({ photo = 'first', partner }) => [photo, ...(partner ? [partner] : [])],
  );

/** Waits until no tab of the site is writing: each holds a lock until its last record is stored. */
export const waitForWrites = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length))
    .toBe(0);

/** The id of the photo from which each stored page is drawn, in the order of the screen. */
export const storedPhotosOfPages = async (page: Page): Promise<string[]> =>
  (await records<{ readonly photo?: string }>(page, 'pages')).map(({ photo = 'first' }) => photo);

/** The email in the site's database; null without an email or a database. */
export const storedEmail = async (page: Page): Promise<string | null> =>
  (await records<{ email: string }>(page, 'meta', 'profile'))[0]?.email ?? null;

interface Draft {
  readonly fields: { readonly morePhotos?: readonly { readonly shows?: readonly number[] }[] };
  readonly pictures: Record<string, string>;
}

/** The stored draft of a new book; undefined without one. */
const draft = async (page: Page): Promise<Draft | undefined> =>
  (await records<Draft>(page, 'meta', 'draft'))[0];

/** The names of the pictures in the stored draft of a new book; none without a draft. */
export const draftPictures = async (page: Page): Promise<string[]> =>
  Object.keys((await draft(page))?.pictures ?? {});

/** The dogs on each additional photo of the stored draft of a new book, as indexes. */
export const draftShows = async (page: Page): Promise<(readonly number[] | undefined)[]> =>
  (await draft(page))?.fields.morePhotos?.map(({ shows }) => shows) ?? [];

/** Every picture in the site's database, as a string with one character per byte. */
export const storedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const blobs = await new Promise<{ blob: Blob }[]>((done, fail) => {
      const openRequest = indexedDB.open('scribblepup');
      openRequest.onerror = () => fail(openRequest.error!);
      openRequest.onsuccess = () => {
        const readRequest = openRequest.result.transaction('blobs').objectStore('blobs').getAll();
        readRequest.onerror = () => fail(readRequest.error!);
        readRequest.onsuccess = () => done(readRequest.result as { blob: Blob }[]);
      };
    });
    return Promise.all(
      blobs.map(async ({ blob }) =>
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
          String.fromCharCode(byte),
        ).join(''),
      ),
    );
  });
