import type { Page } from '@playwright/test';

/**
 * Defines the helper `__name` in a page, now and after each navigation: tsx wraps functions in it,
 * including those that a script sends to the page.
 */
export const defineTsxHelper = async (page: Page): Promise<void> => {
  const helper = 'globalThis.__name = (value) => value';
  await page.addInitScript(helper);
  await page.evaluate(helper);
};
