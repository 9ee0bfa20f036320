import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axeViolations } from './support/axe';
import { makeBook } from './support/book';
import { press } from './support/forms';
import { isArtPage, readPdf } from './support/pdf';
import { signIn } from './support/session';
import { test } from './support/test';

const download = async (page: Page, button: string) => {
  const waiting = page.waitForEvent('download');
  await press(page, button);
  const file = await waiting;
  const pdf = await readPdf(await readFile(await file.path()));
  return { name: file.suggestedFilename(), ...pdf };
};

test('a finished book gets a dedication and an edition for another age, and is exported for a print shop', async ({
  page,
}) => {
  await signIn(page);
  await makeBook(page);
  await page.getByRole('link', { name: 'Book 1' }).click();
  const plain = await download(page, 'Download PDF');

  await test.step('a dedication is on the title page only', async () => {
    await page.getByText('Dedication (optional)').click();
    await page.getByLabel('Dedication', { exact: true }).fill('Для Анны, with love');
    await page.getByLabel('From', { exact: true }).fill('Γιαγιά');
    await expect(page.getByRole('img', { name: 'Title page with these words' })).toBeVisible();
    await press(page, 'Save');
    await expect(page.getByText('Saved. Your next PDF will include it.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    const dedicated = await download(page, 'Download PDF');
    expect(dedicated.pages[0]).not.toBe(plain.pages[0]);
    expect(dedicated.pages.filter(isArtPage)).toEqual(plain.pages.filter(isArtPage));
  });

  await test.step('every page is drawn again for another age', async () => {
    await press(page, 'For 2-3 years');
    await expect(page.getByText('25 coloring pages of Biscuit, for 2-3 years')).toBeVisible();
    const little = await download(page, 'Download PDF');
    expect(little.name).toContain('ages-2-3');
    expect(little.pages).toHaveLength(52);
    const [before, after] = [plain, little].map(({ pages }) => pages.filter(isArtPage));
    expect(after.filter((drawing, i) => drawing === before[i])).toEqual([]);
  });

  await test.step('the book for the first age is kept', async () => {
    await page.reload();
    const versions = page.getByRole('list', { name: 'Versions of Book 1' });
    await versions.getByRole('link', { name: 'Book 1 for 5-8 years' }).click();
    await expect(page.getByText('25 coloring pages of Biscuit', { exact: true })).toBeVisible();
    await page.goto('/my-projects');
    await page.getByRole('link', { name: 'Biscuit' }).click();
    await expect(page.getByText('Complete, 25 pages, 1 more version')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  await test.step('the whole book is previewed', async () => {
    await page.getByRole('link', { name: 'Book 1' }).click();
    await page.getByLabel('Paper for the PDF').selectOption({ label: 'Print shop, Amazon KDP' });
    await press(page, 'Preview');
    const preview = page.getByRole('dialog', { name: 'Preview of Book 1' });
    await expect(preview.getByRole('img', { name: 'Cover: back, spine and front' })).toBeVisible();
    await preview.getByRole('button', { name: 'Next' }).click();
    await expect(preview.getByRole('img', { name: /^Page 1, / })).toBeVisible();
    await preview.getByRole('group', { name: 'Open book' }).focus();
    for (let opening = 0; opening < 26; opening++) await page.keyboard.press('ArrowRight');
    await expect(preview.getByRole('status')).toHaveText('Page 52, Print shop, Amazon KDP');
    await preview.getByRole('button', { name: 'Previous' }).click();
    await expect(preview.getByRole('img', { name: /^Page 51, / })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the interior and the cover have the sizes that the print shop asks for', async () => {
    const inside = await download(page, 'Download PDF');
    expect(inside.name).toBe('Biscuit-coloring-book-1-kdp-interior.pdf');
    expect(inside.pages).toHaveLength(52);
    // 8.625 x 11.25 in.
    for (const size of inside.sizes) expect(size).toEqual([621, 810]);

    const cover = await download(page, 'Download Cover PDF');
    expect(cover.name).toBe('Biscuit-coloring-book-1-kdp-cover.pdf');
    expect(cover.pages).toHaveLength(1);
    expect(cover.fonts).toBe(0);
    // 17.367 x 11.25 in.
    expect(cover.sizes[0]).toEqual([expect.closeTo(1250.43, 1), 810]);
    expect(cover.pages[0]).toContain('/Front Do');
  });
});
