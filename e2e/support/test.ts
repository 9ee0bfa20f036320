import { test as base, type BrowserContext } from '@playwright/test';
import { makePatient } from './patientSite';
import { throttle } from './throttle';
import { noteToasts } from './toasts';

interface Options {
  /**
   * True if the site waits for the network as long as it takes, which is the default; false for
   * tests of its time limits.
   */
  readonly isPatient: boolean;
}

/** Playwright's test, which prepares every context, including those that a test opens itself. */
export const test = base.extend<Options & { readonly preparedContexts: undefined }>({
  isPatient: [true, { option: true }],
  preparedContexts: [
    async ({ browser, isPatient }, provide) => {
      const prepare = (context: BrowserContext): void => {
        throttle(context);
        void noteToasts(context);
        if (isPatient) void makePatient(context);
      };
      browser.on('context', prepare);
      await provide(undefined);
      browser.off('context', prepare);
    },
    { auto: true },
  ],
});
