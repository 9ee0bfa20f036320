import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { uploadAndGenerate } from './support/book';
import { pageButton } from './support/locators';
import { isArtPage, readPdf } from './support/pdf';
import { signIn } from './support/session';
import { test } from './support/test';
import { watch } from './support/watch';

test('a photo becomes a book that is downloaded, and never leaves the browser', async ({
  page,
}) => {
  await signIn(page);
  const seen = watch(page);
  await uploadAndGenerate(page);
  await expect(page.getByRole('button', { name: 'Page 25', exact: true })).toBeEnabled();
  for (let n = 1; n <= 25; n++) await pageButton(page, n).click();
  await expect(page.getByText('25 / 25 selected')).toBeVisible();

  await page.getByRole('button', { name: 'Create Book' }).click();
  await expect(page.getByText('is Complete!')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const ready = page.getByRole('dialog', { name: 'Ready to Print!' });
  await ready.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/books\/.+/);

  await page.getByRole('link', { name: /Book 1/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Biscuit.*\.pdf$/);

  const bytes = await readFile(await file.path());
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(52);
  expect(pdf.title).toContain('Biscuit');
  expect(pdf.fonts).toBe(0);
  expect(bytes.length).toBeLessThan(5_000_000);
  for (const [width, height] of pdf.sizes) expect([width, height]).toEqual([612, 792]);

  const art = pdf.pages.filter(isArtPage);
  const backs = pdf.pages.filter((_, index) => index % 2 === 1);
  expect(art).toHaveLength(25);
  expect(new Set(art).size).toBe(25);
  for (const drawing of art) expect(drawing.length).toBeGreaterThan(2_000);
  for (const back of backs) expect(back.trim()).toBe('');

  // The photo could leave only in a request to another origin, in a body or in a long address.
  const sent = seen.requests.filter(
    (request) => !request.url().startsWith('blob:') && !request.url().startsWith('data:'),
  );
  for (const request of sent) {
    expect(request.method()).toBe('GET');
    expect(request.postDataBuffer()).toBeNull();
    expect(new URL(request.url()).origin).toBe(new URL(page.url()).origin);
    expect(request.url().length).toBeLessThan(300);
  }
  expect(seen.errors).toEqual([]);
});
