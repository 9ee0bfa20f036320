import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axeViolations } from './support/axe';
import { makeBook, orderTwoCopies } from './support/book';
import { press } from './support/forms';
import { definition, heading } from './support/locators';
import { waitForEntryWithoutDialog } from './support/navigate';
import { putOrder } from './support/orders';
import { readPdf } from './support/pdf';
import { putRecord } from './support/records';
import { signIn } from './support/session';
import { refuseDatabase } from './support/storage';
import { test } from './support/test';
import { watch } from './support/watch';

const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Order progress' }).locator('[aria-current=step]');

const leaveReview = async (page: Page, stars: string, text: string): Promise<void> => {
  await press(page, 'Leave a Review');
  const dialog = page.getByRole('dialog', { name: 'Leave a Review' });
  await dialog.getByRole('button', { name: 'Rate Now' }).click();
  await expect(dialog.getByText('Please select rating')).toBeVisible();
  await expect(dialog.getByText('Please enter review')).toBeVisible();
  await dialog.getByRole('radio', { name: stars }).check({ force: true });
  await dialog.getByLabel('Review', { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Rate Now' }).click();
  await expect(dialog).toBeHidden();
};

/** The words in a part of the screen that are broken across two lines. */
const splitWords = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const split: string[] = [];
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode;
      if (text.parentElement?.closest('[aria-hidden]')) continue;
      for (const { 0: word, index } of text.nodeValue!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) split.push(word);
      }
    }
    return split;
  });

test.beforeEach(({ page }) => signIn(page));

test('a new visitor sees sample orders and reviews one', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/orders');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'Samples' })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(6);
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/orders\/1$/);
  await expect(currentStep(page)).toContainText('Shipped');
  await expect(page.getByRole('button', { name: 'Leave a Review' })).toHaveCount(0);

  await page.goBack();
  await page.getByRole('tab', { name: 'In Progress' }).press('ArrowRight');
  const delivered = page.getByRole('tab', { name: 'Delivered' });
  await expect(delivered).toBeFocused();
  await expect(delivered).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('link').first().click();
  await expect(currentStep(page)).toContainText('Finished');
  expect(await axeViolations(page)).toEqual([]);
  await leaveReview(page, '4 stars', 'What a sample!');
  await page.reload();
  await expect(page.getByText('What a sample!')).toBeVisible();
  await expect(page.getByText('4 out of 5 stars')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Leave a Review' })).toHaveCount(0);

  await page.getByRole('link', { name: 'PRINT AGAIN' }).click();
  await expect(page).toHaveURL(/\/my-projects\/1$/);
  expect(seen.errors).toEqual([]);
});

test('with text twice as large, no word is split on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  await page.goto('/orders');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link')).toHaveCount(6);
  await enlarge();
  expect(await splitWords(panel)).toEqual([]);
  // The dog on a cover stays visible.
  const [book, dog] = [panel.locator('[aria-hidden]').first(), panel.locator('img').first()];
  const [bookBox, dogBox] = [await book.boundingBox(), await dog.boundingBox()];
  expect(dogBox!.y).toBeLessThan(bookBox!.y + bookBox!.height / 2);

  await panel.getByRole('link').first().click();
  await expect(definition(page, 'Price')).toBeVisible();
  await enlarge();
  const facts = page.locator('dl');
  await expect(facts).toHaveCount(1);
  expect(await splitWords(facts)).toEqual([]);
  expect(await splitWords(page.getByRole('list', { name: 'Order progress' }))).toEqual([]);
});

test('the address of a missing order shows a message and leads back', async ({ page }) => {
  await page.goto('/orders/no-such-order');
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('a deleted book, a damaged order and a record of another kind each get a message, and the rest shows', async ({
  page,
}) => {
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible();
  await putOrder(page, { id: 'lonely', dogName: 'Rex', projectId: 'deleted' });
  await putOrder(page, { id: 'cracked', dogName: 'Bella', projectId: 'cracked' });
  await putRecord(page, 'projects', { id: 'cracked' });
  await putRecord(page, 'orders', { id: 'nonsense', dogName: 7 });

  await page.goto('/orders?tab=delivered');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link')).toHaveText(['Bella', 'Rex']);
  await expect(page.getByRole('alert')).toHaveText(
    'One more order was saved on this device, but can no longer be read.',
  );
  expect(await axeViolations(page)).toEqual([]);

  await panel.getByRole('link', { name: 'Rex' }).click();
  await expect(page.getByText(/^This book was deleted from this device/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Leave a Review' })).toBeVisible();
  await page.goto('/orders/cracked');
  await expect(page.getByText(/^This book is damaged/)).toBeVisible();
  await page.goto('/orders/nonsense');
  await expect(
    page.getByText(/^This was saved on this device, but can no longer be read\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('if a review cannot be saved, its dialog says so and keeps the text', async ({ page }) => {
  await page.goto('/orders?tab=delivered');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave a Review' });
  await press(page, 'Leave a Review');
  await dialog.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await dialog.getByLabel('Review', { exact: true }).fill('Half a draft 🐾');
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, 'Leave a Review');
  await expect(dialog.getByRole('radio', { name: '3 stars' })).toBeChecked();

  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const put = store.put;
    store.put = () => {
      store.put = put;
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await dialog.getByRole('button', { name: 'Rate Now' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This device is out of space');
  await expect(dialog.getByLabel('Review', { exact: true })).toHaveValue('Half a draft 🐾');
  await dialog.getByRole('button', { name: 'Rate Now' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Customer Review' })).toBeVisible();
  await waitForEntryWithoutDialog(page);
  await page.reload();
  await expect(page.getByText('Half a draft 🐾')).toBeVisible();
});

test('without storage, only the samples show, and each screen says why', async ({ page }) => {
  await refuseDatabase(page);
  const why = /^This browser doesn't let us keep your books/;
  await page.goto('/orders');
  await expect(page.getByRole('alert')).toContainText(why);
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(6);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(heading(page, "Biscuit's Coloring Book")).toBeVisible();
  await page.goto('/orders/some-order');
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to orders' })).toBeVisible();
});

test("dates follow the visitor's locale, and prices are in US dollars", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible();
  await putOrder(page, { id: 'german', dogName: 'Rex', projectId: 'deleted' });
  await page.goto('/orders/german');
  await expect(definition(page, 'Created on')).toHaveText('17. Mai 2026');
  await expect(definition(page, 'Price')).toHaveText('$29.99');
  await context.close();
});

test('a book is ordered, arrives, is reviewed, downloaded and printed again', async ({
  page,
  context,
}) => {
  await makeBook(page);
  await page.getByRole('link', { name: /Book 1/ }).click();
  await expect(page).toHaveURL(/\/my-projects\/.+/);
  const book = new URL(page.url()).pathname;

  // A tab that is already open shows the order too.
  const other = await context.newPage();
  await signIn(other);
  await other.goto('/orders');
  await expect(other.getByRole('heading', { name: 'Samples' })).toBeVisible();
  await orderTwoCopies(page);
  await expect(
    other.getByRole('tabpanel').getByRole('link', { name: 'Biscuit', exact: true }),
  ).toHaveCount(1);
  await expect(other.getByRole('heading', { name: 'Samples' })).toHaveCount(0);
  await other.close();

  await page.goto('/orders');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Biscuit', exact: true }).click();
  await expect(definition(page, 'Copies')).toHaveText('2 copies');
  await expect(definition(page, 'Price')).toHaveText('$39.99');
  await expect(page.getByText('Ana Lind')).toBeVisible();
  await expect(
    page.getByText('Kept on this device: nothing is charged, printed or shipped for it yet.'),
  ).toBeVisible();
  await expect(currentStep(page)).toContainText('Shipped');
  await press(page, 'Mark as delivered');
  await press(page, 'Yes');
  await expect(currentStep(page)).toContainText('Finished');
  await leaveReview(page, '5 stars', 'We color every evening.');

  const order = page.url();
  // A book's id is not an order's id.
  await page.goto(book.replace('my-projects', 'orders'));
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
  await page.goto(order);
  await page.reload();
  await expect(page.getByText('We color every evening.')).toBeVisible();
  await page.goto('/orders?tab=delivered');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Biscuit', exact: true }).click();
  expect(page.url()).toBe(order);

  const download = page.waitForEvent('download');
  await press(page, 'Download PDF');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Biscuit.*\.pdf$/);
  const pdf = await readPdf(await readFile(await file.path()));
  expect(pdf.pages).toHaveLength(52);

  await page.getByRole('link', { name: 'PRINT AGAIN' }).click();
  await expect(page).toHaveURL(new RegExp(`${book}$`));
  await expect(page.getByRole('dialog', { name: 'Print a Copy' })).toBeVisible();

  await page.goto('/my-projects');
  await press(page, 'Delete Biscuit');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Biscuit was deleted.')).toBeVisible();
  await waitForEntryWithoutDialog(page);
  await page.goto(order);
  await expect(page.getByText(/^This book was deleted from this device/)).toBeVisible();
  await expect(page.getByText('We color every evening.')).toBeVisible();
});
