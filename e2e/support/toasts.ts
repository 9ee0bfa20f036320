import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Runs in a page: records its toasts. */
const observeToasts = (): void => {
  const toasts: string[] = [];
  Object.assign(window, { toasts });
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (!(target instanceof Element) || !target.matches('[popover=manual] > *')) continue;
      for (const { textContent } of addedNodes) toasts.push(textContent ?? '');
    }
  }).observe(document, { childList: true, subtree: true });
};

/**
 * Records each toast in the pages of a context. A toast disappears after two seconds, and on a busy
 * machine a test may look later.
 */
export const recordToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(observeToasts);

/** The popover in which toasts appear. */
export const toastPlace = (page: Page): Locator => page.locator('[popover=manual]');

/** Every toast that the page has shown since it was loaded, oldest first. */
export const shownToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'toasts') as string[])]);

/** Waits until the page has shown a toast. */
export const expectToast = (page: Page, words: string | RegExp): Promise<void> =>
  expect
    .poll(() => shownToasts(page))
    .toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words));
