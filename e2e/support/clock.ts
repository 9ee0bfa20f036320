import { expect, type Locator, type Page } from '@playwright/test';

const HOUR_MS = 3_600_000;
/** Short compared with the site's time limits, so that a response has time to arrive in between. */
const STEP_MS = 250;
/** The pause between two steps, in real ms: long enough for a slow machine to respond. */
const REST_MS = 60;

/**
 * Stops a page's clock, which `page.clock.install` must have installed. Then only
 * `page.clock.fastForward` advances it, until `page.clock.resume`.
 */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  // The clock can only be paused at a time in the future.
  await page.clock.pauseAt(now + HOUR_MS);
};

/** Advances a stopped clock until something shows, so that no pause takes real time. */
export const runClockUntil = (page: Page, target: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS);
        return target.isVisible();
      },
      { intervals: [REST_MS] },
    )
    .toBe(true);

/**
 * Waits until React has run its effects, for example started a timer. React schedules effects with
 * messages, so a later message arrives after them.
 */
export const waitForEffects = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
