import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { brokenRules } from './support/axe';
import { makeBook } from './support/book';
import { readPdf } from './support/pdf';
import { signIn } from './support/session';
import { test } from './support/test';

const downloadPdf = async (page: Page) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  const pdf = await readPdf(await readFile(await file.path()));
  return { name: file.suggestedFilename(), pages: pdf.pages };
};

const isArt = (_page: string, index: number): boolean => index >= 2 && index % 2 === 0;

test('a finished book is made again for another age, with a dedication', async ({ page }) => {
  await signIn(page);
  await makeBook(page);
  await page.getByRole('link', { name: 'Book 1' }).click();
  const plain = await downloadPdf(page);

  await page.getByText('Dedication (optional)').click();
  await page.getByLabel('Dedication', { exact: true }).fill('Для Анны, with love');
  await page.getByLabel('From', { exact: true }).fill('Γιαγιά');
  await expect(page.getByRole('img', { name: 'Title page with these words' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Your next PDF will include it.')).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.reload();
  const dedicated = await downloadPdf(page);
  expect(dedicated.pages[0]).not.toBe(plain.pages[0]);
  expect(dedicated.pages.filter(isArt)).toEqual(plain.pages.filter(isArt));

  await page.getByRole('button', { name: 'For 2-3 years' }).click();
  await expect(page.getByText('25 coloring pages of Biscuit, for 2-3 years')).toBeVisible();
  const little = await downloadPdf(page);
  expect(little.name).toContain('ages-2-3');
  expect(little.pages).toHaveLength(52);
  const [before, after] = [plain, little].map(({ pages }) => pages.filter(isArt));
  expect(after.filter((drawing, i) => drawing === before[i])).toEqual([]);

  await page.reload();
  const versions = page.getByRole('list', { name: 'Versions of Book 1' });
  await versions.getByRole('link', { name: 'Book 1', exact: true }).click();
  await expect(page.getByText('25 coloring pages of Biscuit', { exact: true })).toBeVisible();
  await page.goto('/my-projects');
  await page.getByRole('link', { name: 'Biscuit' }).click();
  await expect(page.getByText('Complete, 25 pages, 1 more version')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
});
