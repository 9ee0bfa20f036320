import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { axeViolations } from './support/axe';
import { completeBook, pick25 } from './support/book';
import { addPhoto, enterDog, generate } from './support/bookForm';
import {
  BROWN,
  drawnPhotoOfGrayDog,
  drawnPhotoOfPair,
  drawnPhoto,
  GRAY,
} from './support/drawnPhoto';
import { field, press } from './support/forms';
import { photoStrip } from './support/locators';
import { readPdf } from './support/pdf';
import { shareOfColor } from './support/pixels';
import { signIn } from './support/session';
import { draftShows, storedPhotoPairsOfPages } from './support/stored';
import { test } from './support/test';
import { watch } from './support/watch';

/** The number of CSS px by which the chosen option is too wide for its field. */
const overflowOf = (select: Locator): Promise<number> =>
  select.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement)) throw new Error('This is not a select');
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.font = font;
    const text = context.measureText(element.selectedOptions[0].label).width;
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.max(0, text - room);
  });

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test('two photos of one dog each and a photo of both become one book and its PDF', async ({
  page,
}) => {
  await signIn(page);
  const seen = watch(page);
  await page.goto('/create-book');
  const [brown, gray, both] = [
    await drawnPhoto(page),
    await drawnPhotoOfGrayDog(page),
    await drawnPhotoOfPair(page),
  ];
  await enterDog(page);
  await press(page, 'Add another dog');
  await field(page, 'Name of dog 2').fill('Mochi');
  await field(page, 'Birth month of dog 2').selectOption('10');
  await addPhoto(page, brown);
  await press(page, 'Next');
  await expect(page.getByText('Please add a photo of Mochi, and say who is on it')).toBeVisible();
  await page
    .getByLabel('Add another photo')
    .setInputFiles([jpeg('mochi.jpg', gray), jpeg('both.jpg', both)]);
  await expect(photoStrip(page).getByRole('listitem')).toHaveCount(3);
  await expect(photoStrip(page).getByText('Finding your dog')).toHaveCount(0);
  await expect(field(page, 'Who is on photo 2?')).toHaveValue('1');
  await field(page, 'Who is on photo 3?').selectOption({ label: 'Biscuit and Mochi' });
  await expect(photoStrip(page).getByText('Finding your dog')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(field(page, 'Who is on photo 3?')), `${width} px`).toBe(0);
  }

  // The input must survive a reload.
  await expect.poll(() => draftShows(page)).toEqual([[1], [0, 1]]);
  await page.reload();
  await expect(field(page, 'Name of dog 2')).toHaveValue('Mochi');
  await expect(field(page, 'Who is on photo 3?')).toHaveValue('0,1');

  await generate(page);
  await pick25(page);
  await expect.poll(async () => (await storedPhotoPairsOfPages(page)).length).toBe(25);
  const photoPairs = await storedPhotoPairsOfPages(page);
  // All three photos give pages, and some pages show the dogs of two photos.
  expect(new Set(photoPairs.map(([main]) => main)).size).toBe(3);
  expect(photoPairs.filter((pair) => pair.length === 2).length).toBeGreaterThanOrEqual(5);
  await press(page, 'Zoom in on 1');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await completeBook(page);
  await expect(page.getByRole('heading', { name: "Biscuit and Mochi's Books" })).toBeVisible();
  await page.getByRole('link', { name: 'Book 1' }).click();
  const download = page.waitForEvent('download');
  await press(page, 'Download PDF');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Biscuit-and-Mochi-coloring-book-1.pdf');
  expect((await readPdf(await readFile(await file.path()))).pages).toHaveLength(52);

  // Covers 1 and 4 show both dogs, the brown one and the gray one. The other two have only lines,
  // or stronger colors.
  await page.getByRole('link', { name: 'Create Cover' }).click();
  for (const n of [1, 4]) {
    await press(page, `Show cover ${n}`);
    const painted = page.getByRole('img', { name: `Cover ${n}`, exact: true });
    await expect.poll(() => shareOfColor(painted, BROWN[0])).toBeGreaterThan(0.02);
    expect(await shareOfColor(painted, GRAY[0])).toBeGreaterThan(0.02);
  }
  await page.goto('/my-projects');
  await expect(page.getByRole('heading', { name: 'Biscuit and Mochi' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(seen.errors).toEqual([]);
});
