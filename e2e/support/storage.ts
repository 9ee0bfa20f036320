import type { Page } from '@playwright/test';

/** From the next navigation on, this page has no IndexedDB, as in some private windows. */
export const refuseDatabase = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
