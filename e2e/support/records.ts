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
        const openRequest = indexedDB.open('scribblepup');
        openRequest.onerror = () => fail(openRequest.error!);
        openRequest.onsuccess = () => {
          const transaction = openRequest.result.transaction(store, 'readwrite');
          transaction.objectStore(store).put(value, key);
          transaction.oncomplete = () => {
            openRequest.result.close();
            done();
          };
        };
      }),
    { store, value, key },
  );
