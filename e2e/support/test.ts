import { test as base, type BrowserContext } from '@playwright/test';
import { disableTimeLimits } from './disableTimeLimits';
import { throttle } from './throttle';
import { recordToasts } from './toasts';

interface Options {
  /**
   * True (the default) makes the site wait for the network as long as it takes; false is for tests
   * of its time limits.
   */
  readonly withoutTimeLimits: boolean;
}

/** Playwright's test, which prepares every context, including those that a test opens itself. */
export const test = base.extend<Options & { readonly preparedContexts: undefined }>({
  withoutTimeLimits: [true, { option: true }],
  preparedContexts: [
    async ({ browser, withoutTimeLimits }, provide) => {
      const prepare = (context: BrowserContext): void => {
        throttle(context);
        void recordToasts(context);
        if (withoutTimeLimits) void disableTimeLimits(context);
      };
      browser.on('context', prepare);
      await provide(undefined);
      browser.off('context', prepare);
    },
    { auto: true },
  ],
});
