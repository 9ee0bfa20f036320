import type { Locator, Page, Route } from '@playwright/test';
import { toastPlace } from './toasts';

export const samplesTitle = '25 Sample Coloring Pages to Explore';

export const demoVideo = (page: Page): Locator => page.getByLabel('Demo video', { exact: true });
export const playButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Play demo video' });
export const toast = (page: Page, text: string): Locator =>
  toastPlace(page).getByText(text, { exact: true });

type Reply = NonNullable<Parameters<Route['fulfill']>[0]>;

/** A successful response of the API. */
export const success = (data: unknown): Reply => ({
  json: { isSuccess: true, data, message: '', ResponseMsg: '' },
});
export const failure = (ResponseMsg: string, status = 500): Reply => ({
  status,
  json: { isSuccess: false, data: null, message: '', ResponseMsg },
});
export const proxyPage = {
  status: 502,
  contentType: 'text/html',
  body: '<!doctype html><h1>Bad gateway</h1>',
};

/** Mocks the response of an API call. The returned function counts the calls. */
export const mockResponse = async (
  page: Page,
  path: string,
  reply: Reply,
): Promise<() => number> => {
  let requests = 0;
  await page.route(`**/v1${path}`, async (route) => {
    requests++;
    await route.fulfill(reply);
  });
  return () => requests;
};

/** Opens a dog's sample pages and returns their dialog. */
export const openSamples = async (page: Page, dog = 'Biscuit'): Promise<Locator> => {
  await page.getByRole('button', { name: `View ${dog}'s sample pages` }).click();
  return page.getByRole('dialog', { name: samplesTitle });
};
