import type { Page } from '@playwright/test';

/**
 * Puts a record directly into a store of the site's database, without the library. A visit must
 * have created the database. `key` is only for `meta`, whose records contain no key.
 */
export const putRecord = (
  page: Page,
  store: 'orders' | 'projects' | 'meta',
  value: object,
  key?: string,
): Promise<void> =>
  page.evaluate(
    ({ store, value, key }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('scribblepup');
        opening.onerror = () => fail(opening.error!);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put(value, key);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { store, value, key },
  );
