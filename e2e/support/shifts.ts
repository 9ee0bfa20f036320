import type { Page } from '@playwright/test';

/** The largest layout shift that counts as none (https://web.dev/articles/cls). */
export const MAX_SHIFT = 0.02;

/** From the next navigation on, records the page's layout shifts. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift since the page was opened. */
export const layoutShift = async (page: Page): Promise<number> => {
  // The browser reports a shift after the frame that shows it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
};
