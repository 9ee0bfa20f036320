import { expect, type Page } from '@playwright/test';

/** Waits until React has replaced the first HTML. React marks each element that it creates. */
export const waitForTakeover = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
};

/** Waits until React has rendered the screen itself, not the message that replaces a failed one. */
export const waitForScreen = async (page: Page): Promise<void> => {
  await waitForTakeover(page);
  await expect(page.locator('[data-stage]')).toHaveCount(0);
};
