import type { Page } from '@playwright/test';

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

/** What lies in one of the stores of the site's database, all of it or under one key; nothing where there is no database. */
const records = <T>(page: Page, store: string, key?: string): Promise<T[]> =>
  page.evaluate(
    async ([name, only]) => {
      // Opening what is not there yet would make an empty database in the site's place.
      if (!(await indexedDB.databases()).some((known) => known.name === 'scribblepup')) return [];
      return new Promise<T[]>((done, fail) => {
        const opening = indexedDB.open('scribblepup');
        opening.onerror = () => fail(opening.error!);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll(only);
          reading.onerror = () => fail(reading.error!);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result as T[]);
          };
        };
      });
    },
    [store, key] as const,
  );

/** The projects in the site's database, as they lie there. */
export const storedProjects = (page: Page): Promise<StoredProject[]> => records(page, 'projects');

/** The e-mail in the site's database; null while there is none, or no database. */
export const storedEmail = async (page: Page): Promise<string | null> =>
  (await records<{ email: string }>(page, 'meta', 'profile'))[0]?.email ?? null;

/** The names of the pictures in the draft of a new book, as it lies in the site's database; none while there is no draft. */
export const draftPictures = async (page: Page): Promise<string[]> =>
  Object.keys(
    (await records<{ pictures: Record<string, string> }>(page, 'meta', 'draft'))[0]?.pictures ?? {},
  );

/** Every picture in the site's database as a string of bytes, one character a byte. */
export const storedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const blobs = await new Promise<{ blob: Blob }[]>((done, fail) => {
      const opening = indexedDB.open('scribblepup');
      opening.onerror = () => fail(opening.error!);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('blobs').objectStore('blobs').getAll();
        reading.onerror = () => fail(reading.error!);
        reading.onsuccess = () => done(reading.result as { blob: Blob }[]);
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
