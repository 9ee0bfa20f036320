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

/** The projects in the site's database, as they lie there. */
export const storedProjects = (page: Page): Promise<StoredProject[]> =>
  page.evaluate(
    () =>
      new Promise<StoredProject[]>((done, fail) => {
        const opening = indexedDB.open('scribblepup');
        opening.onerror = () => fail(opening.error!);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('projects').objectStore('projects').getAll();
          reading.onerror = () => fail(reading.error!);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result as StoredProject[]);
          };
        };
      }),
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
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
      ),
    );
  });

/** The e-mail in the site's database; null while there is none, or no database. */
export const storedEmail = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    // Opening what is not there yet would make an empty database in the site's place.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'scribblepup')) return null;
    return new Promise<string | null>((done, fail) => {
      const opening = indexedDB.open('scribblepup');
      opening.onerror = () => fail(opening.error!);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('meta').objectStore('meta').get('profile');
        reading.onerror = () => fail(reading.error!);
        reading.onsuccess = () => {
          opening.result.close();
          done((reading.result as { email: string } | undefined)?.email ?? null);
        };
      };
    });
  });
