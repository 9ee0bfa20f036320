import type { Page } from '@playwright/test';

const HOUR_MS = 3_600_000;

/**
 * Stops the clock of a page, which `page.clock.install` has put in; from then on it goes by
 * `page.clock.fastForward` alone, until `page.clock.resume`.
 */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  // It can only be stopped at a moment that has not passed yet.
  await page.clock.pauseAt(now + HOUR_MS);
};

/** Lets the effects of what is shown run, such as starting a timer: React schedules them by messages. */
export const effectsRun = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
