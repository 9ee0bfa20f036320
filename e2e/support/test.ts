import { test as base, type BrowserContext } from '@playwright/test';
import { throttle } from './throttle';
import { noteToasts } from './toasts';

const prepare = (context: BrowserContext): void => {
  throttle(context);
  void noteToasts(context);
};

/** Playwright's test, which prepares every context, including those that a test opens itself. */
export const test = base.extend<object, { readonly preparedContexts: undefined }>({
  preparedContexts: [
    async ({ browser }, provide) => {
      browser.on('context', prepare);
      await provide(undefined);
      browser.off('context', prepare);
    },
    { scope: 'worker', auto: true },
  ],
});
