import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { completeBook, pick25 } from './support/book';
import { addPhoto, enterDog, generate } from './support/bookForm';
import { drawnPhotos } from './support/drawnPhoto';
import { press } from './support/forms';
import { pageButton, photoStrip } from './support/locators';
import { waitForEntryWithoutDialog } from './support/navigate';
import { readPdf } from './support/pdf';
import { signIn } from './support/session';
import { storedPhotosOfPages, waitForWrites } from './support/stored';
import { test } from './support/test';
import { watch } from './support/watch';

const addPhotoField = (page: Page): Locator => page.getByLabel('Add another photo');

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test('four photos of one dog survive a reload and become one book and its PDF', async ({
  page,
}) => {
  await signIn(page);
  const seen = watch(page);
  await page.goto('/create-book');
  const [first, ...others] = await drawnPhotos(page, 4);
  await enterDog(page);
  await addPhoto(page, first);
  await addPhotoField(page).setInputFiles([
    ...others.map((photo, n) => jpeg(`biscuit-${n + 2}.jpg`, photo)),
    jpeg('again.jpg', others[0]),
    jpeg('letter.jpg', Buffer.from('This is a letter and no photo. '.repeat(60))),
  ]);
  await expect(photoStrip(page).getByRole('listitem')).toHaveCount(4);
  await expect(addPhotoField(page)).toHaveAccessibleDescription(
    "again.jpg: This photo is already here. letter.jpg: This isn't a photo.",
  );
  for (const n of [2, 3, 4])
    for (const what of ['Adjust', 'Remove']) {
      const { width, height } = (await page
        .getByRole('button', { name: `${what} photo ${n}` })
        .boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  await page.getByRole('button', { name: 'Adjust photo 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Cutout of photo 3' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await expect(photoStrip(page).getByText('Finding your dog')).toHaveCount(0);
  await page.reload();
  await expect(photoStrip(page).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove photo 4' }).click();
  await expect(photoStrip(page).getByRole('listitem')).toHaveCount(3);
  await addPhotoField(page).setInputFiles([jpeg('biscuit-4.jpg', others[2])]);
  await expect(photoStrip(page).getByRole('listitem')).toHaveCount(4);

  await generate(page);
  await pick25(page);
  // Each photo is on some of the first 25 pages, and neighboring pages show different photos.
  await expect.poll(async () => (await storedPhotosOfPages(page)).length).toBe(25);
  const photos = await storedPhotosOfPages(page);
  expect(new Set(photos).size).toBe(4);
  expect(photos.every((photo, index) => index === 0 || photo !== photos[index - 1])).toBe(true);

  // Removing a photo must not change picked pages, and here all pages are picked.
  await page.getByRole('button', { name: 'Photo 3', exact: true }).click();
  await press(page, 'Remove photo 3');
  await page
    .getByRole('dialog', { name: 'Remove photo 3?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByRole('button', { name: 'Photo 4', exact: true })).toHaveCount(0);
  await waitForEntryWithoutDialog(page);
  await page.reload();
  await expect(page.getByText('25 / 25 selected')).toBeVisible();
  await expect(page.getByText('25 pages are ready')).toBeVisible();
  await waitForWrites(page);
  expect(await storedPhotosOfPages(page)).toEqual(photos);
  expect(await axeViolations(page)).toEqual([]);

  await completeBook(page);
  await page.getByRole('link', { name: 'Book 1' }).click();
  const download = page.waitForEvent('download');
  await press(page, 'Download PDF');
  const { pages } = await readPdf(await readFile(await (await download).path()));
  expect(pages).toHaveLength(52);
  expect(seen.errors).toEqual([]);
});

test('adding a photo to a drawn project changes only pages that are not picked', async ({
  page,
}) => {
  await signIn(page);
  const seen = watch(page);
  const [first, later] = await drawnPhotos(page, 2);
  await page.goto('/create-book');
  await enterDog(page);
  await addPhoto(page, first);
  await generate(page);
  await expect(page.getByText('25 pages are ready')).toBeVisible();
  const picked = [1, 2, 5];
  for (const n of picked) await pageButton(page, n).click();
  await expect(page.getByText('3 / 25 selected')).toBeVisible();

  const photoField = page.getByLabel('Photo to add');
  const box = (await page.getByRole('button', { name: 'Add a photo' }).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await photoField.setInputFiles(jpeg('letter.jpg', Buffer.from('This is a letter. '.repeat(90))));
  await expect(page.getByText("This isn't a photo.")).toBeVisible();
  await photoField.setInputFiles(jpeg('again.jpg', first));
  await expect(page.getByText('This photo is already here.')).toBeVisible();
  await photoField.setInputFiles(jpeg('later.jpg', later));
  await expect(page.getByRole('button', { name: 'Photo 2', exact: true })).toBeVisible();
  await expect(page.getByText('This photo is already here.')).toBeHidden();

  await expect
    .poll(async () => (await storedPhotosOfPages(page)).filter((photo) => photo !== 'first').length)
    .toBeGreaterThan(5);
  await expect(page.getByText('25 pages are ready')).toBeVisible();
  await waitForWrites(page);
  const photos = await storedPhotosOfPages(page);
  expect(picked.map((n) => photos[n - 1])).toEqual(['first', 'first', 'first']);
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('3 / 25 selected')).toBeVisible();
  await expect(page.getByText('25 pages are ready')).toBeVisible();
  expect(await storedPhotosOfPages(page)).toEqual(photos);
  expect(seen.errors).toEqual([]);
});
