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

/**
 * Playwright's `test`, extended: it prepares every context, including those that a test opens
 * itself, and reports what a hanging test is waiting for.
 */
export const test = base.extend<
  Options & { readonly hangReport: undefined; readonly preparedContexts: undefined }
>({
  withoutTimeLimits: [true, { option: true }],
  hangReport: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
    async ({}, provide, testInfo) => {
      await provide(undefined);
      // Playwright names the hook or the line that never ended, but not what Node waits for there.
      if (testInfo.status === 'timedOut')
        console.error(`${testInfo.title} waits for:`, process.getActiveResourcesInfo());
    },
    { auto: true },
  ],
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
