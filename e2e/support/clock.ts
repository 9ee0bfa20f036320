import type { Page } from '@playwright/test';

const HOUR_MS = 3_600_000;

/**
 * Stops a page's clock, which `page.clock.install` must have installed. Then only
 * `page.clock.fastForward` advances it, until `page.clock.resume`.
 */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  // The clock can only be paused at a time in the future.
  await page.clock.pauseAt(now + HOUR_MS);
};

/**
 * Waits until React's effects have run, such as starting a timer. React schedules them by messages.
 */
export const effectsRun = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
