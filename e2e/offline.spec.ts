import { expect, type Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { setKillSwitch } from '../scripts/release/core/pointers';
import { publish } from '../scripts/release/core/publish';
import { rollback } from '../scripts/release/core/rollback';
import { changeRegistry } from '../scripts/release/core/store';
import { completeBook, pick25, uploadPhoto } from './support/book';
import { enterDog, generate } from './support/bookForm';
import { startFaultySite } from './support/faultySite';
import { heading } from './support/locators';
import { waitUntilStored, startSite } from './support/offline';
import { readPdf } from './support/pdf';
import { signIn } from './support/session';
import { changeBuild, overwrite, startStore } from './support/store';
import { waitForScreen } from './support/takeover';
import { test } from './support/test';
import { expectToast } from './support/toasts';

// The other specs block service workers, because `page.route` does not see a worker's requests.
test.use({ serviceWorkers: 'allow' });
const landingHeading = (page: Page) => heading(page, 'Turn your dog into a coloring book');
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test.describe('without a network', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  test.beforeEach(async () => {
    site = await startSite();
  });

  test('after one visit to the landing page, an open tab still works, and a book is made from photo to PDF', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto(`${site.url}/home`);
    await expect(landingHeading(page)).toBeVisible();
    await waitUntilStored(page);
    await site.stop();
    await context.setOffline(true);

    await test.step('the open tab shows a message, and opens screens that it had not loaded', async () => {
      await expectToast(
        page,
        'You are offline. Your books and pages are on this device and still work.',
      );
      await menu(page, 'Orders').click();
      await expect(heading(page, 'Orders')).toBeVisible();
      await page.goBack();
      await expect(landingHeading(page)).toBeVisible();
    });

    await test.step('the landing page opens with its pictures', async () => {
      await page.reload();
      await waitForScreen(page);
      await expect(landingHeading(page)).toBeVisible();
      const picture = page.getByRole('img', { name: 'Biscuit at the beach' });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    });

    await test.step('the dog is found in a photo', async () => {
      await menu(page, 'My Books').click();
      await page.getByRole('link', { name: 'Add New Book' }).click();
      await expect(heading(page, 'Create Your Book')).toBeVisible();
      await uploadPhoto(page, site.url);
      await expect(
        page
          .getByRole('region', { name: 'Cutout' })
          .getByText('This is what the pages are drawn from.'),
      ).toBeVisible();
    });

    await test.step('the dog becomes a book and its PDF', async () => {
      await enterDog(page);
      await generate(page);
      await pick25(page);
      await completeBook(page);
      await page.getByRole('link', { name: /Book 1/ }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download PDF' }).click();
      const { pages } = await readPdf(await readFile(await (await download).path()));
      expect(pages).toHaveLength(52);
    });

    await test.step('other screens open by their addresses', async () => {
      for (const path of ['/orders', '/settings', '/about-us', '/no/such/page']) {
        await page.goto(site.url + path);
        await waitForScreen(page);
      }
      await expect(heading(page, 'This page wandered off the page!')).toBeVisible();
    });
  });

  test('demo dogs that were seen before still show, and unseen sample pages show the usual message', async ({
    page,
    context,
  }) => {
    await page.goto(`${site.url}/home`);
    await waitUntilStored(page);
    await page.goto(`${site.url}/home/demo-to-explore`);
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.match('/content/dogs/biscuit.webp')) !== undefined),
      )
      .toBe(true);
    await site.stop();
    // Use a new tab, because each tab shows the message only once.
    const next = await context.newPage();
    await next.goto(`${site.url}/home/demo-to-explore`);
    await expectToast(next, /^Scribblepup cannot be reached right now\./);
    await expect(next.locator('img[src$="/biscuit.webp"]')).not.toHaveJSProperty('naturalWidth', 0);
    await next.getByRole('button', { name: "View Biscuit's sample pages" }).click();
    await expectToast(next, 'Network error try again');
  });

  test('the site also works below a base path, and the service worker controls nothing else', async ({
    page,
  }) => {
    await site.stop();
    const belowPath = await startSite(undefined, { basePath: '/pups' });
    await page.goto(`${belowPath.url}/home`);
    await waitUntilStored(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
      `${belowPath.url}/`,
    );
    await belowPath.stop();
    await page.reload();
    await waitForScreen(page);
    await expect(landingHeading(page)).toBeVisible();
    await page.goto(`${belowPath.url}/about-us`);
    await waitForScreen(page);
    await expect(heading(page, 'About Us')).toBeVisible();
  });

  test.afterEach(() => site.stop());
});

test.describe('the time limits', () => {
  test.use({ withoutTimeLimits: false });

  test('a network that hangs and a server that is down count as no network', async ({ page }) => {
    const site = await startSite();
    const network = await startFaultySite(site.url);
    await page.goto(`${network.url}/home`);
    await waitUntilStored(page);
    for (const fault of [
      { kind: 'hang' },
      { kind: 'response', status: 502, type: 'text/html', body: 'Bad gateway' },
    ] as const) {
      network.break(/./, fault);
      await page.goto(`${network.url}/about-us`);
      await waitForScreen(page);
      await expect(heading(page, 'About Us')).toBeVisible();
      await page.goto(`${network.url}/home`);
      await waitForScreen(page);
      await expect(landingHeading(page)).toBeVisible();
    }
    await network.close();
    await site.stop();
  });
});

test.describe('releases', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Awaited<ReturnType<typeof startStore>>;
  test.beforeAll(async () => {
    site = await startStore();
  });
  test.afterAll(() => site.close());

  const visit = async (page: Page, path: string): Promise<Page> => {
    await signIn(page);
    await page.goto(site.url + path);
    return page;
  };

  test('an update takes over at the next visit and is stored in full; the open tab continues; a rollback and the kill switch work immediately', async ({
    page,
    context,
  }) => {
    await visit(page, '/my-projects');
    await waitUntilStored(page);
    const { version } = await publish(
      'mf-books',
      await changeBuild('mf-books', 'Create Your Book', 'Make Your Book'),
      site.store,
      { version: '1.1.0' },
    );
    const next = await visit(await context.newPage(), '/create-book');
    await expect(heading(next, 'Make Your Book')).toBeVisible();
    await waitUntilStored(next, `mf-books/${version}`);

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Add New Book' }).click();
    await expect(heading(page, 'Create Your Book')).toBeVisible();
    await next.reload();
    await expect(heading(next, 'Make Your Book')).toBeVisible();
    await context.setOffline(false);

    await changeRegistry(site.store, (registry) =>
      setKillSwitch(registry, 'mf-books', 'prints the wrong dog'),
    );
    await next.reload();
    await expect(
      next.getByText('This part of the site is switched off for a while.'),
    ).toBeVisible();
    await changeRegistry(site.store, (registry) => setKillSwitch(registry, 'mf-books', null));
    await rollback('mf-books', site.store);
    await next.reload();
    await expect(heading(next, 'Create Your Book')).toBeVisible();
  });

  test('after a rollback, the next visit no longer gets a release that does not start', async ({
    page,
  }) => {
    await visit(page, '/my-projects');
    await waitUntilStored(page);
    const broken = await changeBuild('shell', 'This page wandered off the page!', 'Broken');
    const main = (await readdir(broken)).find((name) => /^main\..*\.js$/.test(name))!;
    await overwrite(broken, main, 'throw new Error("a bad release")');
    await publish('shell', broken, site.store, { version: '1.1.0' });
    const failure = page.waitForEvent('pageerror');
    await page.reload();
    expect((await failure).message).toBe('a bad release');
    await rollback('shell', site.store);
    await page.reload();
    await expect(heading(page, 'My Books')).toBeVisible();
  });

  test('the next service worker replaces one that answers everything with garbage', async ({
    page,
  }) => {
    const broken = await changeBuild('shell', 'This page wandered off the page!', 'Broken');
    const takeOver =
      "self.addEventListener('install', () => self.skipWaiting()); self.addEventListener('activate', (e) => e.waitUntil(self.clients.claim()));";
    await overwrite(
      broken,
      'sw.js',
      `${takeOver} self.addEventListener('fetch', (e) => e.respondWith(new Response('rubbish')));`,
    );
    await publish('shell', broken, site.store, { version: '1.2.0' });
    await visit(page, '/my-projects');
    const afterReload = async (): Promise<string> => {
      await page.reload();
      return page.locator('body').innerText();
    };
    await expect.poll(afterReload).toBe('rubbish');
    await rollback('shell', site.store);
    await expect.poll(afterReload).not.toBe('rubbish');
    await expect(heading(page, 'My Books')).toBeVisible();
  });
});

for (const basePath of ['', '/pups'])
  test(`below the base path "${basePath}", the site can be put on the home screen, and its icons work without a network`, async ({
    page,
    context,
  }) => {
    const site = await startStore({ basePath });
    await page.goto(`${site.url}/home`);
    await waitUntilStored(page);
    const session = await context.newCDPSession(page);
    const { url, data, errors } = await session.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${site.url}/app.webmanifest`, []]);
    const { start_url, scope, icons } = JSON.parse(data!) as {
      readonly start_url: string;
      readonly scope: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    expect(new URL(scope, url).href).toBe(`${site.url}/`);
    const touchIcon = page.locator('link[rel="apple-touch-icon"]');
    const allIcons = [
      ...icons.map(({ src, sizes }) => ({ src: new URL(src, url).href, sizes })),
      { src: await touchIcon.evaluate((link: HTMLLinkElement) => link.href), sizes: '180x180' },
    ];

    await site.close();
    await page.goto(new URL(start_url, url).href);
    await expect(heading(page, 'Sign In')).toBeVisible();
    for (const { src, sizes } of allIcons)
      expect(
        await page.evaluate(async (address) => {
          const icon = new Image();
          icon.src = address;
          await icon.decode();
          return `${icon.naturalWidth}x${icon.naturalHeight}`;
        }, src),
      ).toBe(sizes);
    const manifest = await page.evaluate(async (address) => (await fetch(address)).text(), url);
    expect(manifest).toBe(data);
  });

test('damaged scripts and styles of the shell are replaced on the device, and a reload recovers', async ({
  page,
}) => {
  const site = await startSite();
  await page.goto(`${site.url}/home`);
  await waitUntilStored(page);
  const damaged = await page.evaluate(async () => {
    const files = await caches.open((await caches.keys()).find((name) => name.endsWith(' files'))!);
    const urls = (await files.keys()).map(({ url }) => url);
    const shellFiles = urls.filter((url) => /\/(main|site)\.\w+\.(js|css)$/.test(url));
    for (const url of shellFiles) await files.put(url, new Response('damaged'));
    return shellFiles;
  });
  expect(damaged).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Scribblepup could not start' })).toBeVisible();
  const areReplaced = () =>
    page.evaluate(async (urls) => {
      const stored = urls.map(
        async (url) => (await (await caches.match(url))?.text()) ?? 'damaged',
      );
      return !(await Promise.all(stored)).includes('damaged');
    }, damaged);
  await expect.poll(areReplaced).toBe(true);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await waitForScreen(page);
  await expect(landingHeading(page)).toBeVisible();
  await site.stop();
});

test('a site that turns offline storage off removes its service worker and its stored files, and still works', async ({
  page,
}) => {
  const site = await startSite();
  await page.goto(`${site.url}/home`);
  await waitUntilStored(page);
  await site.stop();
  await site.restart({ offline: false });
  await page.reload();
  await waitForScreen(page);
  await expect(landingHeading(page)).toBeVisible();
  const remaining = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(remaining).toEqual([0, 0]);
  await page.getByRole('link', { name: 'Try a demo dog for free' }).click();
  await expect(heading(page, 'Choose a Demo Dog')).toBeVisible();
  await site.stop();
});
