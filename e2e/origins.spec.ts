import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { remoteNames, type RemoteName } from '../shared/kernel/src/remote/contract';
import { makeBook } from './support/book';
import { startCrossOriginSite } from './support/crossOriginSite';
import { press } from './support/forms';
import { waitUntilStored } from './support/offline';
import { readPdf } from './support/pdf';
import { watchScripts } from './support/scripts';
import { signIn } from './support/session';
import { test } from './support/test';
import { addressesOf, navigateTo, loadPictures, open } from './support/navigate';
import { watch } from './support/watch';

// All remotes come from a different origin than the shell, such as a CDN.

let elsewhere: Awaited<ReturnType<typeof startCrossOriginSite>>;
test.beforeEach(async () => {
  elsewhere = await startCrossOriginSite();
});
test.afterEach(() => elsewhere.close());

/** The paths that occur more than once. */
const duplicates = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => paths.indexOf(path) !== index);

/** Visits every screen of these remotes within one page, and loads all pictures. */
const visitAll = async (
  page: Page,
  site: string,
  remotes: readonly RemoteName[],
  routerState?: object,
): Promise<void> => {
  const [first, ...others] = remotes.flatMap(addressesOf);
  await open(page, site + first);
  await loadPictures(page);
  for (const address of others) {
    await navigateTo(page, address, routerState);
    await loadPictures(page);
  }
};

/** Makes a book from a photo and downloads its PDF. */
const downloadBook = async (page: Page, site: string): Promise<void> => {
  await makeBook(page, site);
  await page.getByRole('link', { name: /Book 1/ }).click();
  const download = page.waitForEvent('download');
  await press(page, 'Download PDF');
  const { pages } = await readPdf(await readFile(await (await download).path()));
  expect(pages).toHaveLength(52);
};

test('every screen works, a photo becomes a book, and each script is fetched once', async ({
  page,
}) => {
  const { site, cdn } = elsewhere;
  const seen = watch(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  // Without this state, the screens for a new password redirect.
  const routerState = { email: 'pup@example.com', isVerify: true };
  await visitAll(page, site.url, ['marketing', 'auth'], routerState);
  expect(duplicates(cdn.requestedPaths)).toEqual([]);

  cdn.requestedPaths.length = 0;
  await signIn(page);
  await visitAll(page, site.url, ['books', 'orders', 'account']);
  expect(duplicates(cdn.requestedPaths)).toEqual([]);
  // The fonts come with the shell.
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain(
    'loaded',
  );

  await downloadBook(page, site.url);
  // Workers and weights come with the shell, never from a remote's address.
  const urls = seen.requests.map((request) => request.url());
  for (const loaded of [workers, urls.filter((url) => url.endsWith('.bin'))]) {
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((url) => !url.startsWith(site.url))).toEqual([]);
  }
  // All remotes came from the CDN only.
  const remoteUrls = urls.filter((url) => url.includes('/mf-'));
  expect(remoteUrls.filter((url) => !url.startsWith(cdn.url))).toEqual([]);
  for (const remote of remoteNames)
    expect(remoteUrls.join(' ')).toContain(`${cdn.url}/mf-${remote}/`);
  expect(seen.errors).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the whole site still works, and its files must match the registry', async ({
    page,
    context,
  }) => {
    const { site, cdn } = elsewhere;
    await signIn(page);
    await open(page, `${site.url}/home`);
    await waitUntilStored(page, cdn.url);
    await Promise.all([cdn.close(), site.stop()]);
    await context.setOffline(true);

    const scripts = await watchScripts(page);
    const seen = watch(page);
    await open(page, `${site.url}/home`);
    expect(await loadPictures(page)).toBeGreaterThan(5);
    for (const address of ['/orders', '/settings', '/about-us']) await navigateTo(page, address);
    const remoteScripts = (await scripts()).filter(({ src }) => src.startsWith(cdn.url));
    expect(remoteScripts).not.toEqual([]);
    expect(remoteScripts.filter(({ integrity }) => !integrity)).toEqual([]);
    await downloadBook(page, site.url);
    // Only videos are missing, and no file is refused.
    expect(seen.errors.filter((words) => /policy|integrity|CORS/i.test(words))).toEqual([]);
  });
});
