import type { BrowserContext, Page } from '@playwright/test';
import { integerFromEnv } from '../../scripts/config/integer';

/** Slowdown factor for the browser's CPU; 1 for full speed. */
const rate = integerFromEnv('CPU_THROTTLE', 1);

const slowDown = async (page: Page): Promise<void> => {
  // Keep the session open for the page's lifetime, because its end lifts the throttling.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Slows down every page of a context by CPU_THROTTLE, including later pages. */
export const throttle = (context: BrowserContext): void => {
  if (!(rate > 1)) return;
  // Ignore the error of a page that closes immediately.
  const throttlePage = (page: Page): void => void slowDown(page).catch(() => undefined);
  context.pages().forEach(throttlePage);
  context.on('page', throttlePage);
};
