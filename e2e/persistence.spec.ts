import { expect, type Page } from '@playwright/test';
import { makeBook, uploadAndGenerate } from './support/book';
import { addPhoto, enterDog, generate } from './support/bookForm';
import { restoreCopy, saveCopy } from './support/copies';
import { field, press } from './support/forms';
import { heading, pageButton } from './support/locators';
import { waitForEntryWithoutDialog } from './support/navigate';
import { signIn } from './support/session';
import { draftPictures, storedProjects } from './support/stored';
import { test } from './support/test';
import { expectToast } from './support/toasts';

const waitForPage = (page: Page, n: number): Promise<void> => pageButton(page, n).waitFor();
const picks = async (page: Page): Promise<number[][]> =>
  (await storedProjects(page))[0].books.map(({ selectedImages }) => selectedImages);

test('a new book is kept through reloads, a lost tab and a second tab', async ({
  page,
  context,
}) => {
  await signIn(page);

  await test.step('a half-filled form survives a reload', async () => {
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
  });

  await test.step('the first page is drawn', async () => {
    await generate(page);
    await waitForPage(page, 1);
  });

  await test.step('a pick is kept even if the page is reloaded at that moment', async () => {
    for (const n of [2, 5, 3]) {
      await waitForPage(page, n);
      await pageButton(page, n).click();
      await page.reload();
      await waitForPage(page, n);
      await expect(pageButton(page, n)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByText('3 / 25 selected')).toBeVisible();
    await expect.poll(() => picks(page)).toEqual([[1, 4, 2]]);
    await expect(page.getByText('Saved on this device')).toBeVisible();
  });

  await test.step('the rest of the pages are drawn after a reload', () => waitForPage(page, 25));

  await test.step("two tabs with one project show and keep each other's picks", async () => {
    const other = await context.newPage();
    await signIn(other);
    await other.goto('/get-started');
    await waitForPage(other, 25);
    await pageButton(page, 1).click();
    await expect(pageButton(other, 1)).toHaveAttribute('aria-pressed', 'true');
    await Promise.all([pageButton(page, 4).click(), pageButton(other, 6).click()]);
    await pageButton(other, 7).click();
    for (const tab of [page, other]) {
      await expect(tab.getByText('7 / 25 selected')).toBeVisible();
      await expect(tab.getByText('Saved on this device')).toBeVisible();
    }
    expect((await picks(page))[0].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    await other.close();
  });

  await test.step('the form of the next book is empty', async () => {
    await page.goto('/create-book');
    await expect(field(page, 'Dog Name')).toHaveValue('');
  });

  await test.step('a private window warns that it will forget everything', async () => {
    await page.goto('/my-projects');
    await expect(page.getByText(/A private window forgets them when it closes/)).toBeVisible();
  });
});

/** Runs in a page: true if the browser refuses to store a picture in a separate database. */
const isDiskFull = async (): Promise<boolean> =>
  new Promise((done) => {
    const openRequest = indexedDB.open('probe');
    openRequest.onupgradeneeded = () => openRequest.result.createObjectStore('pictures');
    openRequest.onerror = () => done(openRequest.error?.name === 'QuotaExceededError');
    openRequest.onsuccess = () => {
      const transaction = openRequest.result.transaction('pictures', 'readwrite');
      transaction.objectStore('pictures').put(new Uint8Array(1e6), 0);
      const end = (refused: boolean) => {
        openRequest.result.close();
        done(refused);
      };
      transaction.oncomplete = () => end(false);
      transaction.onabort = () => end(true);
    };
  });

/** Picks pages 2, 3, ... until one cannot be saved, and returns its number. */
const pickUntilRefused = async (page: Page): Promise<number> => {
  for (let n = 2; n <= 25; n++) {
    await pageButton(page, n).click();
    await page.getByText(/^(Saved on this device|Not saved)$/).waitFor();
    if (await page.getByText('Not saved').isVisible()) return n;
  }
  throw new Error('every pick was saved, although the disk is full');
};

test('a full disk shows a message, loses nothing saved, and unsaved picks are written later', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page);
  await uploadAndGenerate(page);
  await waitForPage(page, 25);
  await pageButton(page, 1).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const browser = await context.newCDPSession(page);
  const setQuota = (quotaSize?: number): Promise<unknown> =>
    browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize });

  // Leave the site, and try only every three seconds: the browser reads the quota again only after
  // the site's databases have been closed for two seconds.
  await page.goto('/registry.json');
  await expect
    .poll(
      async () => {
        await setQuota(1);
        return page.evaluate(isDiskFull);
      },
      { intervals: [3_000] },
    )
    .toBe(true);
  await page.goto('/get-started');
  await waitForPage(page, 25);
  const last = await pickUntilRefused(page);
  await expectToast(page, /^This device is out of space/);
  await page.goto('/create-book');
  await enterDog(page, 'Rex', '01');
  await addPhoto(page);
  await press(page, 'Next');
  await press(page, 'Get Started');
  await expect(page.getByRole('dialog').getByText(/^This device is out of space/)).toBeVisible();
  expect((await storedProjects(page)).map(({ dogName }) => dogName)).toEqual(['Biscuit']);

  await setQuota();
  await page.goto('/get-started');
  await waitForPage(page, 25);
  // The last pick is kept, although it could not be saved.
  await expect(page.getByText(`${last} / 25 selected`)).toBeVisible();
  await pageButton(page, last + 1).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect(await picks(page)).toEqual([Array.from({ length: last + 1 }, (_, index) => index)]);
});

/** The length in characters of each stored page as JSON. */
const pageLengths = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((done, fail) => {
        const openRequest = indexedDB.open('scribblepup');
        openRequest.onerror = () => fail(openRequest.error!);
        openRequest.onsuccess = () => {
          const readRequest = openRequest.result.transaction('pages').objectStore('pages').getAll();
          readRequest.onerror = () => fail(readRequest.error!);
          readRequest.onsuccess = () => {
            openRequest.result.close();
            done(readRequest.result.map((stored) => JSON.stringify(stored).length));
          };
        };
      }),
  );

test('a copy restores a deleted project with its books and cover, and the project can be renamed', async ({
  page,
}) => {
  await signIn(page);
  await makeBook(page);
  await test.step('make a cover, and save a copy', async () => {
    await page.getByRole('link', { name: 'Create Cover' }).click();
    await press(page, 'Customize Cover');
    await field(page, 'Title').fill('Good Boy');
    await press(page, 'Continue');
    await expect(heading(page, 'Your Book Is Ready')).toBeVisible();
    await page.goto('/my-projects');
  });
  const copy = await saveCopy(page, 'Save a copy of Biscuit');

  await test.step('delete the project', async () => {
    await press(page, 'Delete Biscuit');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Biscuit was deleted.')).toBeVisible();
    await waitForEntryWithoutDialog(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible();
  });

  const restore = (buffer: Buffer): Promise<void> => restoreCopy(page, 'Restore a copy', buffer);
  await test.step('other files are refused', async () => {
    await restore(Buffer.from('Dear dog'));
    await expect(page.getByRole('alert').getByText(/isn't a Scribblepup copy/)).toBeVisible();
    await restore(copy.subarray(0, copy.length / 2));
    await expect(page.getByRole('alert').getByText(/damaged or incomplete/)).toBeVisible();
  });

  await test.step('restore the project with its book and cover', async () => {
    await restore(copy);
    await expectToast(page, 'Your copy is restored.');
    await page.getByRole('link', { name: 'Biscuit' }).click();
    await page.getByRole('link', { name: 'Book 1' }).click();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    // The cover's picture is 1700 px wide, twice as wide as a page's preview.
    const picture = page.getByRole('main').locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1700);
  });

  await test.step('a new name reaches the pages and the file', async () => {
    const before = await pageLengths(page);
    expect(before).toHaveLength(25);
    await page.goto('/my-projects');
    await press(page, 'Rename Biscuit');
    await page.getByRole('dialog').getByLabel('Dog Name').fill('Rosalinde');
    await press(page, 'Update');
    await expect(page.getByRole('link', { name: 'Rosalinde' })).toBeVisible();
    // Renaming redraws the pages. At least one has lettering, so its size changes.
    await expect
      .poll(async () => {
        const after = await pageLengths(page);
        return after.length === 25 && after.some((length, index) => length !== before[index]);
      })
      .toBe(true);
    await page.getByRole('link', { name: 'Rosalinde' }).click();
    await page.getByRole('link', { name: 'Book 1' }).click();
    const download = page.waitForEvent('download');
    await press(page, 'Download PDF');
    expect((await download).suggestedFilename()).toBe('Rosalinde-coloring-book-1.pdf');
  });
});
