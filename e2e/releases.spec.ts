import { expect, type Page } from '@playwright/test';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fingerprint } from '../scripts/config/fingerprint';
import { registryFile } from '../scripts/config/registry';
import { temporaryFolder } from '../scripts/config/temporaryFolder';
import { setKillSwitch } from '../scripts/release/core/pointers';
import { publish } from '../scripts/release/core/publish';
import type { Registry } from '../scripts/release/core/registry';
import { rollback } from '../scripts/release/core/rollback';
import { changeRegistry, readRegistry } from '../scripts/release/core/store';
import { heading } from './support/locators';
import { waitUntilStored } from './support/offline';
import { signIn } from './support/session';
import { builtFolder, changeBuild, overwrite, startStore } from './support/store';
import { test } from './support/test';
import { addressesOf, navigateTo, open } from './support/navigate';
import { watch } from './support/watch';

// The tests share one store and build on each other, so they run in order.
test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof startStore>>;
test.beforeAll(async () => {
  site = await startStore();
});
test.afterAll(() => site.close());

const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** Visits the site in a new tab. */
const visit = async (page: Page, path: string): Promise<Page> => {
  const next = await page.context().newPage();
  await signIn(next);
  await next.goto(site.url + path);
  return next;
};

const editRegistry = async (change: (registry: Registry) => Registry): Promise<void> => {
  await changeRegistry(site.store, change);
};

test('a release of one remote: the open tab continues, the next visit gets the release, the shell stays the same', async ({
  page,
}) => {
  const seen = watch(page);
  await signIn(page);
  await page.goto(`${site.url}/my-projects`);
  await expect(heading(page, 'My Books')).toBeVisible();
  const shellBefore = await fingerprint([resolve(site.store, 'shell')]);
  const pointerBefore = (await readRegistry(site.store)).shell;

  await publish(
    'mf-books',
    await changeBuild('mf-books', 'Create Your Book', 'Make Your Book'),
    site.store,
    { version: '1.1.0' },
  );

  // This tab has not fetched this screen yet, but the tab's release is still in the store.
  await page.getByRole('link', { name: 'Add New Book' }).click();
  await expect(heading(page, 'Create Your Book')).toBeVisible();
  await expect(heading(await visit(page, '/create-book'), 'Make Your Book')).toBeVisible();
  expect(await fingerprint([resolve(site.store, 'shell')])).toBe(shellBefore);
  expect((await readRegistry(site.store)).shell).toEqual(pointerBefore);
  expect(seen.errors).toEqual([]);
});

test('a rollback brings the previous release back', async ({ page }) => {
  await rollback('mf-books', site.store);
  await expect(heading(await visit(page, '/create-book'), 'Create Your Book')).toBeVisible();
});

test('if two teams publish at the same moment, both releases show', async ({ page }) => {
  const [books, orders] = await Promise.all([
    changeBuild('mf-books', 'Create Your Book', 'Draw Your Book'),
    changeBuild('mf-orders', 'In Progress', 'Under Way'),
  ]);
  await Promise.all([
    publish('mf-books', books, site.store, { version: '1.2.0' }),
    publish('mf-orders', orders, site.store, { version: '1.2.0' }),
  ]);
  await expect(heading(await visit(page, '/create-book'), 'Draw Your Book')).toBeVisible();
  await expect(
    (await visit(page, '/orders')).getByRole('tab', { name: 'Under Way' }),
  ).toBeVisible();
  await rollback('mf-books', site.store);
  await rollback('mf-orders', site.store);
});

test('a canary goes to its share of the visitors, according to the number in their cookie', async ({
  browser,
}) => {
  const canary = { percent: 30 };
  await publish(
    'mf-books',
    await changeBuild('mf-books', 'Create Your Book', 'Try Your Book'),
    site.store,
    { version: '1.3.0', canary },
  );
  for (const [number, title] of [
    ['29', 'Try Your Book'],
    ['30', 'Create Your Book'],
  ] as const) {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'canary', value: number, url: site.url }]);
    const page = await context.newPage();
    await signIn(page);
    await page.goto(`${site.url}/create-book`);
    await expect(heading(page, title)).toBeVisible();
    await context.close();
  }
  await rollback('mf-books', site.store);
});

test('a remote that is switched off says so, the rest works, and switching it on brings it back', async ({
  page,
}) => {
  await editRegistry((registry) => setKillSwitch(registry, 'mf-books', 'prints the wrong dog'));
  await signIn(page);
  await page.goto(`${site.url}/my-projects`);
  await expect(page.getByText('This part of the site is switched off for a while.')).toBeVisible();
  await menu(page, 'Orders').click();
  await expect(heading(page, 'Orders')).toBeVisible();
  await editRegistry((registry) => setKillSwitch(registry, 'mf-books', null));
  await menu(page, 'My Books').click();
  await expect(heading(page, 'My Books')).toBeVisible();
});

test('an entry whose hash does not match does not run', async ({ page }) => {
  const { books } = (await readRegistry(site.store)).remotes;
  const integrity = `sha384-${Buffer.alloc(48).toString('base64')}`;
  await editRegistry((registry) => ({
    ...registry,
    remotes: { ...registry.remotes, books: { ...books, integrity } },
  }));
  await signIn(page);
  await page.goto(`${site.url}/my-projects`);
  await expect(page.getByText('This part of the site could not be started.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'mf_books') as unknown)).toBeUndefined();
  await editRegistry((registry) => ({ ...registry, remotes: { ...registry.remotes, books } }));
});

test('a remote from an origin that is not allowed is not requested', async ({ page }) => {
  const { books } = (await readRegistry(site.store)).remotes;
  const entry = 'https://elsewhere.example/mf-books/mf-manifest.json';
  await editRegistry((registry) => ({
    ...registry,
    remotes: { ...registry.remotes, books: { ...books, entry } },
  }));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await signIn(page);
  await page.goto(`${site.url}/my-projects`);
  await expect(page.getByText('This part of the site is not available here.')).toBeVisible();
  expect(requested.filter((url) => url.includes('elsewhere'))).toEqual([]);
  await editRegistry((registry) => ({ ...registry, remotes: { ...registry.remotes, books } }));
});

test("a remote whose address returns another app's files is refused, and the other app works", async ({
  page,
}) => {
  const { books, orders } = (await readRegistry(site.store)).remotes;
  await editRegistry((registry) => ({
    ...registry,
    remotes: { ...registry.remotes, books: orders },
  }));
  await signIn(page);
  await page.goto(`${site.url}/my-projects`);
  await expect(page.getByText('This part of the site could not be started.')).toBeVisible();
  await menu(page, 'Orders').click();
  await expect(heading(page, 'Orders')).toBeVisible();
  await editRegistry((registry) => ({ ...registry, remotes: { ...registry.remotes, books } }));
});

test('for earlier visitors, the site survives a registry edited into nonsense', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${site.url}/my-projects`);
  await expect(heading(page, 'My Books')).toBeVisible();
  const good = await readFile(registryFile(site.store), 'utf8');
  await writeFile(registryFile(site.store), '{"version":1,"remotes":');
  await page.reload();
  await expect(heading(page, 'My Books')).toBeVisible();
  await writeFile(registryFile(site.store), good);
});

test('a hundred releases of one remote: the open tab still works, and no typed text is lost', async ({
  browser,
}) => {
  const copy = await temporaryFolder('mf-account');
  await cp(builtFolder('mf-account'), copy, { recursive: true });
  const entry = (await readdir(copy)).find((name) => /^remoteEntry\..*\.js$/.test(name))!;
  const code = await readFile(join(copy, entry), 'utf8');
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const seen = watch(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await signIn(page);
  await open(page, `${site.url}/contact-us`);
  const message = page.getByLabel('Message');
  await message.focus();

  let typed = '';
  for (let n = 1; n <= 100; n++) {
    await overwrite(copy, entry, `${code}\n// ${n}`);
    const { version } = await publish('mf-account', copy, site.store, { version: `2.0.${n}` });
    const letter = 'a dog and a book '[n % 17];
    await page.keyboard.type(letter);
    typed += letter;
    if (n % 25 !== 0) continue;
    // Another tab gets this release, and the service worker stores it instead of the first tab's
    // release.
    const next = await context.newPage();
    const newEntry = next.waitForRequest((request) =>
      request.url().includes(`/${version}/${entry}`),
    );
    await next.goto(`${site.url}/settings`);
    await newEntry;
    await expect(heading(next, 'Settings')).toBeVisible();
    await waitUntilStored(next, version);
    await next.close();
  }
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(typed);
  // Screens that this tab has not requested so far.
  for (const address of addressesOf('account').filter((path) => path !== '/contact-us'))
    await navigateTo(page, address);
  const releases = requested.map((url) => /\/mf-account\/(\d+\.\d+\.\d+)-/.exec(url)?.[1]);
  expect(new Set(releases.filter((release) => release))).toEqual(new Set(['1.0.0']));
  expect(seen.errors).toEqual([]);
  await context.close();
});

test('a release of the shell: the open tab continues, the next visit gets the release', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${site.url}/my-projects`);
  await expect(heading(page, 'My Books')).toBeVisible();
  const changed = await changeBuild(
    'shell',
    'This page wandered off the page!',
    'This page went for a walk!',
  );
  await publish('shell', changed, site.store, { version: '1.1.0' });
  await menu(page, 'Orders').click();
  await expect(heading(page, 'Orders')).toBeVisible();
  await expect(
    heading(await visit(page, '/no/such/page'), 'This page went for a walk!'),
  ).toBeVisible();
  await rollback('shell', site.store);
  await expect(
    heading(await visit(page, '/no/such/page'), 'This page wandered off the page!'),
  ).toBeVisible();
});
