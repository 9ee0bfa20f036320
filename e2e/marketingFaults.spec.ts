import { expect, type Page } from '@playwright/test';
import { TOAST_MS } from '../shared/ui/src/toasts/timing';
import { waitForEffects, stopClock } from './support/clock';
import { heading } from './support/locators';
import {
  mockResponse,
  failure,
  openSamples,
  playButton,
  proxyPage,
  success,
  demoVideo,
  toast,
} from './support/marketing';
import { test } from './support/test';
import { expectToast, shownToasts, toastPlace } from './support/toasts';
import { watch } from './support/watch';

/** Margin in ms, larger than the clock's advance before the timer of the toast starts. */
const TICK_MS = 10;

test.describe('faults', () => {
  const expectSiteWorks = async (page: Page): Promise<void> => {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL(/\/home\/subscription$/);
  };

  for (const [what, reply, words] of [
    ['an error', failure('The dogs are asleep.'), 'The dogs are asleep.'],
    ['isSuccess false', failure('No dogs today', 200), 'No dogs today'],
    ['a page of HTML', proxyPage, 'Something went wrong. Please try again.'],
  ] as const) {
    test(`${what} in place of the video shows one message and is logged, and the default video plays`, async ({
      page,
    }) => {
      const seen = watch(page);
      const requestCount = await mockResponse(page, '/demo/dog/video', reply);
      await page.goto('/home');
      await expectToast(page, words);
      await expect.poll(() => seen.errors.join()).toContain('Could not load: demo video');
      await playButton(page).click();
      await expect
        .poll(() => demoVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      expect(requestCount()).toBe(1);
      expect(await shownToasts(page)).toEqual([words]);
    });

    test(`${what} in place of the dogs shows a message, and the visitor can continue`, async ({
      page,
    }) => {
      await mockResponse(page, '/demo/dog', reply);
      await page.goto('/home/demo-to-explore');
      await expectToast(page, words);
      await expect(
        page.getByRole('heading', { name: 'The demo dogs could not be loaded' }),
      ).toBeVisible();
      await expectSiteWorks(page);
    });

    test(`${what} in place of the pages shows a message over the dialog, and the dogs stay`, async ({
      page,
    }) => {
      await mockResponse(page, '/demo/dog/*', reply);
      await page.goto('/home/demo-to-explore');
      const dialog = await openSamples(page);
      await expectToast(page, words);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expectSiteWorks(page);
    });
  }

  test('a message stays for two seconds', async ({ page }) => {
    await mockResponse(page, '/demo/dog', failure('The dogs are asleep.'));
    await page.clock.install();
    await page.goto('/home');
    await expect(playButton(page)).toBeVisible();
    await stopClock(page);
    await page.getByRole('link', { name: 'Try a demo dog for free' }).click();
    // The response passes through zero-length timers, so run the clock in steps of 1 ms.
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return shownToasts(page);
      })
      .toEqual(['The dogs are asleep.']);
    await waitForEffects(page);
    await page.clock.fastForward(TOAST_MS - TICK_MS);
    await expect(toast(page, 'The dogs are asleep.')).toBeVisible();
    await page.clock.fastForward(TICK_MS);
    await expect(toast(page, 'The dogs are asleep.')).toBeHidden();
  });

  test('a message shows above an open dialog, which repeats it for screen readers', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        throw new TypeError('window.print is not a function');
      };
    });
    await page.clock.install();
    await page.goto('/home/demo-to-explore');
    const dialog = await openSamples(page);
    await dialog.getByRole('button', { name: 'Page 1', exact: true }).click();
    await stopClock(page);
    await dialog.getByRole('button', { name: 'Print this page' }).click();
    const words = 'This browser cannot print. Please open this site in another one.';
    await expectToast(page, words);
    await expect(dialog.getByText(words)).toHaveAttribute('aria-live', 'assertive');
    // The dialog makes the message inert, so elementFromPoint does not find it. Compare pictures of
    // its left part instead: the dialog behind that part is blank.
    const { x, y, height } = (await toast(page, words).boundingBox())!;
    const clip = { x, y, width: 100, height };
    const picture = () => page.screenshot({ clip, animations: 'disabled' });
    const before = await picture();
    await toastPlace(page).evaluate((place: HTMLElement) => place.hidePopover());
    expect(before.equals(await picture())).toBe(false);
  });

  test('when the server is down, the landing page stays complete and shows one message', async ({
    page,
  }) => {
    await page.route('**/v1/**', (route) => route.abort());
    await page.goto('/home');
    await expectToast(page, 'Network error try again');
    await expect(playButton(page)).toBeVisible();
    expect(await shownToasts(page)).toHaveLength(1);
    await page.getByRole('link', { name: 'Try a demo dog for free' }).click();
    await expect
      .poll(() => shownToasts(page))
      .toEqual(['Network error try again', 'Network error try again']);
    await expectSiteWorks(page);
  });

  test('when the server is slow, loaders show, and the links work', async ({ page }) => {
    await page.route('**/v1/**', () => new Promise<void>(() => undefined));
    await page.goto('/home');
    await expect(
      page.getByRole('status').filter({ hasText: 'Loading the demo video' }),
    ).toBeAttached();
    await page.getByRole('link', { name: 'Try a demo dog for free' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Loading the demo dogs' }),
    ).toBeAttached();
    await expectSiteWorks(page);
  });

  test('a missing picture keeps its space and its name', async ({ page }) => {
    await page.route('**/content/dogs/*.webp', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await page.route('**/content/dogs/biscuit/0*.svg', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await page.goto('/home/demo-to-explore');
    const card = page.getByRole('img', { name: 'Biscuit the demo dog' });
    await expect(card).toBeVisible();
    await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(100);
    const dialog = await openSamples(page);
    await dialog.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(dialog.getByRole('img', { name: 'Page 2', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Print this page' }).click();
    await expectToast(page, 'This page could not be loaded for printing.');
  });

  test('when the video cannot play, one message shows and the poster returns', async ({ page }) => {
    await page.route('**/content/video/*.{mp4,webm}', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await page.goto('/home');
    await playButton(page).click();
    await expectToast(page, 'The demo video could not be played.');
    await expect(playButton(page)).toBeVisible();
    expect(await shownToasts(page)).toHaveLength(1);
    await page.getByRole('link', { name: 'Try a demo dog for free' }).click();
    await expect(heading(page, 'Choose a Demo Dog')).toBeVisible();
  });

  test('the default video replaces one that cannot play', async ({ page }) => {
    await mockResponse(page, '/demo/dog/video', success([{ video: '/content/none.mp4' }]));
    await page.goto('/home');
    await playButton(page).click();
    await expect
      .poll(() => demoVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  });
});
