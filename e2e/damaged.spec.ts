import { expect, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { appendFile, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../scripts/config/temporaryFolder';
import { uploadAndGenerate } from './support/book';
import { saveCopy } from './support/copies';
import { pageButton } from './support/locators';
import { kill, quit, startBrowser } from './support/separateBrowser';
import { waitForWrites } from './support/stored';
import { test } from './support/test';

// A trace cannot be closed after its browser has ended.
test.use({ trace: 'off' });

const signIn = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}/login`);
  await page.evaluate(() => localStorage.setItem('token', 'e2e'));
};

/**
 * Damages the files in which the browser keeps pictures: truncates the largest, which is the photo,
 * and deletes the others.
 */
const damagePictures = async (profile: string): Promise<void> => {
  const paths = (await readdir(profile, { recursive: true }))
    .filter((path) => /IndexedDB.*\.blob[/\\]/.test(path))
    .map((path) => join(profile, path));
  const entries = await Promise.all(paths.map(async (path) => ({ path, stats: await stat(path) })));
  const files = entries.filter(({ stats }) => stats.isFile());
  const largest = Math.max(...files.map(({ stats }) => stats.size));
  for (const { path, stats } of files) {
    if (stats.size === largest) await truncate(path, largest / 2);
    else await rm(path);
  }
};

/** Size of a block of LevelDB's log, in bytes. */
const LOG_BLOCK = 32_768;

/**
 * Appends an incomplete record to the log of Chromium's database, as a kill in the middle of a
 * write does. The log consists of blocks, and a record's header must lie within one.
 * @returns the log's path
 */
const appendTornRecord = async (profile: string): Promise<string> => {
  const paths = await readdir(profile, { recursive: true });
  const logs = paths.filter((path) => /IndexedDB.*\.leveldb[/\\]\d+\.log$/.test(path));
  const log = join(profile, logs.toSorted().at(-1)!);
  // Checksum (4 bytes), length (2 bytes: 1,000), type (1 byte: a whole record), and ten bytes.
  const start = Buffer.from([1, 2, 3, 4, 0xe8, 0x03, 1, ...Buffer.alloc(10, 'x')]);
  const room = LOG_BLOCK - ((await stat(log)).size % LOG_BLOCK);
  await appendFile(log, room < start.length ? Buffer.concat([Buffer.alloc(room), start]) : start);
  return log;
};

test('killing the browser, even in the middle of a write, loses no picks; in a damaged profile, the site names lost pictures and reads the rest', async ({
  baseURL,
}) => {
  const site = baseURL!;
  const profile = await temporaryFolder('profile');
  let browser = await startBrowser(profile);
  const restart = async (): Promise<Page> => {
    browser = await startBrowser(profile);
    // The browser writes local storage lazily, so the login may be lost: sign in again.
    await signIn(browser.page, site);
    return browser.page;
  };
  const expectPicked = (page: Page, n: number): Promise<void> =>
    expect(pageButton(page, n)).toHaveAttribute('aria-pressed', 'true');

  await test.step('kill the browser after two picks', async () => {
    const { page } = browser;
    await signIn(page, site);
    await uploadAndGenerate(page, site);
    for (const n of [2, 4]) await pageButton(page, n).click();
    await expect(page.getByText('2 / 25 selected')).toBeVisible();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await kill(browser);
  });
  const log = await appendTornRecord(profile);

  await test.step('the picks are kept', async () => {
    const page = await restart();
    await page.goto(`${site}/get-started`);
    await expect(page.getByText('2 / 25 selected')).toBeVisible();
    for (const n of [2, 4]) await expectPicked(page, n);
    await expect(pageButton(page, 25)).toBeEnabled();
    await waitForWrites(page);
    // If Chromium still used the torn log, it would delete the whole database at its next start.
    await expect.poll(() => existsSync(log)).toBe(false);
    await quit(browser);
  });
  await damagePictures(profile);

  await test.step('the lost picture is named, and a copy of the rest can be saved', async () => {
    const page = await restart();
    await page.goto(`${site}/my-projects`);
    await expect(page.getByText(/^This browser lost a picture of Biscuit:/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Biscuit' })).toBeVisible();
    expect((await saveCopy(page, 'Save a copy of Biscuit')).toString()).toContain('Biscuit');
  });

  await test.step('the pages are redrawn from the dog, which is still there', async () => {
    const { page } = browser;
    await page.goto(`${site}/get-started`);
    await expect(pageButton(page, 25)).toBeEnabled();
    await expectPicked(page, 2);
    await pageButton(page, 25).click();
    await expect(page.getByText('3 / 25 selected')).toBeVisible();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await quit(browser);
  });
});
