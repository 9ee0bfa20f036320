import { expect, type Page } from '@playwright/test';
import { makeBook, uploadAndGenerate } from './support/book';
import { addPhoto, enterDog } from './support/bookForm';
import { restoreCopy, savedCopy } from './support/copies';
import { field, press } from './support/forms';
import { signIn } from './support/session';
import { draftPictures, storedProjects } from './support/stored';
import { test } from './support/test';
import { expectSaid } from './support/toasts';

const toggle = (page: Page, n: number) =>
  page.getByRole('button', { name: `Page ${n}`, exact: true });
const isReady = (page: Page, n: number): Promise<void> => toggle(page, n).waitFor();
const picks = async (page: Page): Promise<number[][]> =>
  (await storedProjects(page))[0].books.map(({ selectedImages }) => selectedImages);

test('a half-filled form survives a reload, and becomes a book', async ({ page }) => {
  await signIn(page);
  await page.goto('/create-book');
  await enterDog(page);
  await addPhoto(page);
  await expect(page.getByRole('img', { name: 'Your dog without the background' })).toBeVisible();
  await expect.poll(() => draftPictures(page)).toContain('image-photo');
  await page.reload();
  await expect(page.getByText('This is what you entered before.')).toBeVisible();
  await expect(field(page, 'Dog Name')).toHaveValue('Biscuit');
  await expect(field(page, 'Birth Month')).toHaveValue('05');
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your dog without the background' })).toBeVisible();
  await press(page, 'Next');
  await press(page, 'Get Started');
  await isReady(page, 1);
  await page.goto('/create-book');
  await expect(field(page, 'Dog Name')).toHaveValue('');
});

test('a pick is kept even if the page is left at that moment', async ({ page }) => {
  await signIn(page);
  await uploadAndGenerate(page);
  for (const n of [2, 5, 3]) {
    await isReady(page, n);
    await toggle(page, n).click();
    await page.reload();
    await isReady(page, n);
    await expect(toggle(page, n)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText('3 / 25 selected')).toBeVisible();
  await expect.poll(() => picks(page)).toEqual([[1, 4, 2]]);
});

test('two tabs on one project see and keep what the other picks', async ({ page, context }) => {
  await signIn(page);
  await uploadAndGenerate(page);
  await isReady(page, 4);
  const other = await context.newPage();
  await signIn(other);
  await other.goto('/get-started');
  await isReady(other, 4);
  await toggle(page, 1).click();
  await expect(toggle(other, 1)).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([toggle(page, 2).click(), toggle(other, 3).click()]);
  await toggle(other, 4).click();
  for (const tab of [page, other]) {
    await expect(tab.getByText('4 / 25 selected')).toBeVisible();
    await expect(tab.getByText('Saved on this device')).toBeVisible();
  }
  expect((await picks(page))[0].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

/** Runs in a page: tries in a separate database whether the browser refuses to store a picture. */
const hasNoRoom = async (): Promise<boolean> =>
  new Promise((done) => {
    const opening = indexedDB.open('probe');
    opening.onupgradeneeded = () => opening.result.createObjectStore('pictures');
    opening.onerror = () => done(opening.error?.name === 'QuotaExceededError');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('pictures', 'readwrite');
      writing.objectStore('pictures').put(new Uint8Array(1e6), 0);
      const end = (refused: boolean) => {
        opening.result.close();
        done(refused);
      };
      writing.oncomplete = () => end(false);
      writing.onabort = () => end(true);
    };
  });

/** Picks pages 2, 3, ... until one cannot be saved, and returns its number. */
const pickUntilRefused = async (page: Page): Promise<number> => {
  for (let n = 2; n <= 25; n++) {
    await toggle(page, n).click();
    await page.getByText(/^(Saved on this device|Not saved)$/).waitFor();
    if (await page.getByText('Not saved').isVisible()) return n;
  }
  throw new Error('a disk without room took everything');
};

test('a full disk shows a message, loses nothing saved, and unsaved picks are written later', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page);
  await uploadAndGenerate(page);
  await isReady(page, 25);
  await toggle(page, 1).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const browser = await context.newCDPSession(page);
  const fill = (quotaSize?: number): Promise<unknown> =>
    browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize });

  // Leave the site: the browser reads the quota again once the site's database is closed.
  await page.goto('/registry.json');
  await expect
    .poll(async () => {
      await fill(1);
      return page.evaluate(hasNoRoom);
    })
    .toBe(true);
  await page.goto('/get-started');
  await isReady(page, 25);
  const last = await pickUntilRefused(page);
  await expectSaid(page, /^This device is out of space/);
  await page.goto('/create-book');
  await enterDog(page, 'Rex', '01');
  await addPhoto(page);
  await press(page, 'Next');
  await press(page, 'Get Started');
  await expect(page.getByRole('dialog').getByText(/^This device is out of space/)).toBeVisible();
  expect((await storedProjects(page)).map(({ dogName }) => dogName)).toEqual(['Biscuit']);

  await fill();
  await page.goto('/get-started');
  await isReady(page, 25);
  // The last pick is kept, although it could not be saved.
  await expect(page.getByText(`${last} / 25 selected`)).toBeVisible();
  await toggle(page, last + 1).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect(await picks(page)).toEqual([Array.from({ length: last + 1 }, (_, index) => index)]);
});

test('a private window shows a message that it will forget everything', async ({ page }) => {
  await signIn(page);
  await uploadAndGenerate(page);
  await page.goto('/my-projects');
  await expect(page.getByText(/A private window forgets them when it closes/)).toBeVisible();
});

test('a copy restores a deleted project with its books and cover; other files are refused', async ({
  page,
}) => {
  await signIn(page);
  await makeBook(page);
  await page.getByRole('link', { name: 'Create Cover' }).click();
  await press(page, 'Customize Cover');
  await field(page, 'Title').fill('Good Boy');
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Book Is Ready' })).toBeVisible();

  await page.goto('/my-projects');
  const copy = await savedCopy(page, 'Save a copy of Biscuit');

  await press(page, 'Delete Biscuit');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Biscuit was deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible();

  const restore = (buffer: Buffer): Promise<void> => restoreCopy(page, 'Restore a copy', buffer);
  await restore(Buffer.from('Dear dog'));
  await expect(page.getByRole('alert').getByText(/isn't a Scribblepup copy/)).toBeVisible();
  await restore(copy.subarray(0, copy.length / 2));
  await expect(page.getByRole('alert').getByText(/damaged or incomplete/)).toBeVisible();
  await restore(copy);
  await expectSaid(page, 'Your copy is restored.');
  await page.getByRole('link', { name: 'Biscuit' }).click();
  await page.getByRole('link', { name: 'Book 1' }).click();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  // The cover is in color, 8.5 : 11, and twice as large as a page's preview.
  const picture = page.getByRole('main').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1700);
});

test('a new name reaches the pages, the cover and the file', async ({ page }) => {
  await signIn(page);
  await makeBook(page);
  const bytesOf = (index: number): Promise<number> =>
    page.evaluate(
      (at) =>
        new Promise<number>((done) => {
          const opening = indexedDB.open('scribblepup');
          opening.onsuccess = () => {
            const reading = opening.result.transaction('pages').objectStore('pages').getAll();
            reading.onsuccess = () => done(JSON.stringify(reading.result[at] ?? '').length);
          };
        }),
      index,
    );
  const before = await Promise.all(Array.from({ length: 25 }, (_, index) => bytesOf(index)));
  await page.goto('/my-projects');
  await press(page, 'Rename Biscuit');
  await page.getByRole('dialog').getByLabel('Dog Name').fill('Rosalinde');
  await press(page, 'Update');
  await expect(page.getByRole('link', { name: 'Rosalinde' })).toBeVisible();
  // Renaming redraws the pages. At least one has lettering, so its size changes.
  await expect
    .poll(async () => {
      const after = await Promise.all(Array.from({ length: 25 }, (_, index) => bytesOf(index)));
      return (
        after.every((length) => length > 2) &&
        after.some((length, index) => length !== before[index])
      );
    })
    .toBe(true);
  await page.getByRole('link', { name: 'Rosalinde' }).click();
  await page.getByRole('link', { name: 'Book 1' }).click();
  const download = page.waitForEvent('download');
  await press(page, 'Download PDF');
  expect((await download).suggestedFilename()).toBe('Rosalinde-coloring-book-1.pdf');
});
