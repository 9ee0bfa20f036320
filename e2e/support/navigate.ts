import { expect, type Page } from '@playwright/test';
import { remotePaths, type RemoteName } from '../../shared/kernel/src/remote/contract';

/** The number of remote screens that the page has rendered, and the message of a failed one. */
const renderState = (page: Page): Promise<{ screens: number; failure: string }> =>
  page.evaluate(() => ({
    screens: performance
      .getEntriesByType('measure')
      .filter(({ name }) => /^federation:\w+:screen$/.test(name)).length,
    // If a screen is only late, it will replace the message.
    failure: [...document.querySelectorAll('main [role=alert]:not([data-stage=slow])')]
      .map((alert) => alert.textContent ?? '')
      .filter((words) => /^(This part of the site|This screen)|can't be shown/.test(words))
      .join(),
  }));

/** Waits until the page has rendered more than `before` screens. */
const waitForRender = async (page: Page, what: string, before: number): Promise<void> => {
  let now = { screens: before, failure: '' };
  await expect
    .poll(async () => {
      now = await renderState(page);
      return now.screens > before || now.failure !== '';
    }, what)
    .toBe(true);
  expect(now.failure, what).toBe('');
};

/** Opens an address, and waits until its remote has rendered it. */
export const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await waitForRender(page, url, 0);
};

/**
 * Navigates to an address like a link, and waits until its remote has rendered it.
 * @param routerState the state that the link passes to the screen
 */
export const navigateTo = async (
  page: Page,
  address: string,
  routerState: object = {},
): Promise<void> => {
  const { screens } = await renderState(page);
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [address, routerState] as const,
  );
  await waitForRender(page, address, screens);
};

/**
 * Waits until a closed dialog's entry has left the history. Until then the browser is going back,
 * which would cancel a `goto` or a reload.
 */
export const waitForEntryWithoutDialog = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      (history.state as { usr?: { isDialogOpen?: boolean } } | null)?.usr?.isDialogOpen !== true,
  );
};

/** An address for each screen of a remote, with the id of a sample project, book or order. */
export const addressesOf = (remote: RemoteName): string[] =>
  remotePaths[remote].map((path) => path.replace(/:\w+/, '1'));

/** Loads every picture of the screen, including those further down, and returns their number. */
export const loadPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter(({ src }) => src !== '');
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.length;
  });
