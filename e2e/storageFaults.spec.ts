import { expect, type Page } from '@playwright/test';
import { uploadAndGenerate } from './support/book';
import { addPhoto, enterDog } from './support/bookForm';
import { restoreCopy, saveCopy } from './support/copies';
import { press } from './support/forms';
import { pageButton } from './support/locators';
import { signIn } from './support/session';
import { storageFaults } from './support/storageFaults';
import { storedProjects } from './support/stored';
import { test } from './support/test';

test('if the database does not open, a message says so, the new book can be exported, and the visitor can continue later', async ({
  page,
}) => {
  await signIn(page);
  const faults = await storageFaults(page);
  await page.goto('/about-us');
  await faults.set('open');
  await page.goto('/create-book');
  await enterDog(page);
  await addPhoto(page);
  const words = /^This device's storage doesn't open right now/;
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await press(page, 'Next');
  await press(page, 'Get Started');
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  const copy = await saveCopy(page, 'Export');

  await faults.set(null);
  await press(page, 'Get Started');
  await expect(page).toHaveURL(/\/get-started$/);
  await pageButton(page, 1).waitFor();
  await page.goto('/my-projects');
  await restoreCopy(page, 'Restore a copy', copy);
  await expect(page.getByRole('link', { name: 'Biscuit' })).toHaveCount(2);
});

/** The whole database of the site as text, including the bytes of pictures. */
const contents = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const openRequest = indexedDB.open('scribblepup');
      openRequest.onerror = () => fail(openRequest.error!);
      openRequest.onsuccess = () => done(openRequest.result);
    });
    const toText = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob)
        return [value.type, ...new Uint8Array(await value.arrayBuffer())].join();
      if (Array.isArray(value)) return Promise.all(value.map(toText));
      if (typeof value !== 'object' || value === null) return value;
      const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
      return Promise.all(fields.map(async ([name, field]) => [name, await toText(field)]));
    };
    const stores = ['projects', 'dogs', 'pages', 'previews', 'blobs'];
    const all = stores.map(
      (name) =>
        new Promise<unknown[]>((done, fail) => {
          const readRequest = database.transaction(name).objectStore(name).getAll();
          readRequest.onerror = () => fail(readRequest.error!);
          readRequest.onsuccess = () => done(readRequest.result as unknown[]);
        }),
    );
    const text = JSON.stringify(await toText(await Promise.all(all)));
    database.close();
    return text;
  });

test('a project survives a full disk, closed connections and a cleared database', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page);
  const faults = await storageFaults(page);
  const expectSaved = (): Promise<void> =>
    expect(page.getByText('Saved on this device')).toBeVisible();

  await test.step('picking works even if there is no room for pages, which are redrawn later', async () => {
    await page.goto('/about-us');
    await faults.set('quota');
    await uploadAndGenerate(page);
    await expect(pageButton(page, 25)).toBeEnabled();
    await pageButton(page, 25).click();
    await expectSaved();
    await faults.set(null);
    await page.reload();
    await expect(pageButton(page, 25)).toBeEnabled();
    await expect(pageButton(page, 25)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a connection that the browser closes during work is opened again', async () => {
    for (const n of [1, 2, 3]) {
      await pageButton(page, n).waitFor();
      await faults.closeConnections();
      await pageButton(page, n).click();
    }
    await expect(page.getByText('4 / 25 selected')).toBeVisible();
    await expectSaved();
    const { selectedImages } = (await storedProjects(page))[0].books[0];
    expect(selectedImages).toEqual([24, 0, 1, 2]);
  });

  await test.step('the site notices that the browser cleared its books, and a copy restores them bit for bit', async () => {
    await page.goto('/my-projects');
    const copy = await saveCopy(page, 'Save a copy of Biscuit');
    const before = await contents(page);

    await page.goto('about:blank');
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', {
      origin: baseURL!,
      storageTypes: 'indexeddb',
    });
    await page.goto('/my-projects');
    await expect(page.getByText('Your browser has cleared your books.')).toBeVisible();
    await restoreCopy(page, 'Choose your copy', copy);
    await expect(page.getByRole('link', { name: 'Biscuit' })).toBeVisible();
    await expect(page.getByText('Your browser has cleared your books.')).toBeHidden();
    expect(await contents(page)).toBe(before);
  });
});
