import { expect, type Page } from '@playwright/test';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../scripts/config/temporaryFolder';
import { uploadAndGenerate } from './support/book';
import { quit, startBrowser } from './support/ownBrowser';
import { test } from './support/test';

// A trace cannot be closed after its browser has quit.
test.use({ trace: 'off' });

const toggle = (page: Page, n: number) =>
  page.getByRole('button', { name: `Page ${n}`, exact: true });

const signIn = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}/login`);
  await page.evaluate(() => localStorage.setItem('token', 'e2e'));
};

/**
 * Deletes the files in which the browser keeps pictures, and returns the number of deleted folders.
 */
const losePictures = async (profile: string): Promise<number> => {
  const folders = (await readdir(profile, { recursive: true })).filter((path) =>
    /IndexedDB.*\.blob$/.test(path),
  );
  for (const folder of folders) await rm(join(profile, folder), { recursive: true });
  return folders.length;
};

test('the site names the pictures that a damaged profile lost, and reads the rest', async ({
  baseURL,
}) => {
  const site = baseURL!;
  const profile = await temporaryFolder('profile');
  const first = await startBrowser(profile);
  await signIn(first.page, site);
  await uploadAndGenerate(first.page, site);
  await expect(toggle(first.page, 25)).toBeEnabled();
  await toggle(first.page, 2).click();
  await expect(first.page.getByText('Saved on this device')).toBeVisible();
  await quit(first);
  expect(await losePictures(profile)).toBe(1);

  const second = await startBrowser(profile);
  await signIn(second.page, site);
  await second.page.goto(`${site}/my-projects`);
  await expect(second.page.getByText(/^This browser lost a picture of Biscuit:/)).toBeVisible();
  await expect(second.page.getByRole('link', { name: 'Biscuit' })).toBeVisible();
  // The pages are redrawn from the dog, which is still there.
  await second.page.goto(`${site}/get-started`);
  await expect(toggle(second.page, 25)).toBeEnabled();
  await expect(toggle(second.page, 2)).toHaveAttribute('aria-pressed', 'true');
  await toggle(second.page, 25).click();
  await expect(second.page.getByText('2 / 25 selected')).toBeVisible();
  await expect(second.page.getByText('Saved on this device')).toBeVisible();
  await quit(second);
});
