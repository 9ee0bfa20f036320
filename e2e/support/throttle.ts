import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower than it is the browser has to be; 1 for as fast as it can. */
const rate = Number(process.env['CPU_THROTTLE'] ?? 1);

const slowDown = async (page: Page): Promise<void> => {
  // For as long as the page lives: the browser is fast again once the session ends.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Slows down every page of a context, the ones that come later included, as CPU_THROTTLE asks. */
export const throttle = (context: BrowserContext): void => {
  if (!(rate > 1)) return;
  // A page that closes at once has nothing to slow down.
  const each = (page: Page): void => void slowDown(page).catch(() => undefined);
  context.pages().forEach(each);
  context.on('page', each);
};
