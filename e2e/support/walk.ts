import { expect, type Page } from '@playwright/test';
import { remotePaths, type RemoteName } from '../../shared/kernel/src/remote/contract';

/** Number of remotes' screens that the page has rendered, and its message if one failed. */
const state = (page: Page): Promise<{ screens: number; failure: string }> =>
  page.evaluate(() => ({
    screens: performance
      .getEntriesByType('measure')
      .filter(({ name }) => /^federation:\w+:screen$/.test(name)).length,
    // A screen that is only late replaces its message.
    failure: [...document.querySelectorAll('main [role=alert]:not([data-stage=slow])')]
      .map((alert) => alert.textContent ?? '')
      .filter((words) => /^(This part of the site|This screen)|can't be shown/.test(words))
      .join(),
  }));

/** Waits until another screen than the first `before` is there. */
const arrives = async (page: Page, what: string, before: number): Promise<void> => {
  let now = { screens: before, failure: '' };
  await expect
    .poll(async () => {
      now = await state(page);
      return now.screens > before || now.failure !== '';
    }, what)
    .toBe(true);
  expect(now.failure, what).toBe('');
};

/** Opens an address, and waits until its remote has rendered it. */
export const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await arrives(page, url, 0);
};

/** Goes to an address as a link does, and waits until its remote has rendered it. */
export const go = async (page: Page, address: string, carried: object = {}): Promise<void> => {
  const { screens } = await state(page);
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [address, carried] as const,
  );
  await arrives(page, address, screens);
};

/** An address of each screen of a remote; those of a project, book or order lead to a sample. */
export const addressesOf = (remote: RemoteName): string[] =>
  remotePaths[remote].map((path) => path.replace(/:\w+/, '1'));

/** Loads every picture of the screen, those further down included, and gives their number. */
export const loadPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter(({ src }) => src !== '');
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.length;
  });
