import { expect, type Page } from '@playwright/test';
import { drawnPhoto } from './drawnPhoto';
import { press } from './forms';

/** Adds a generated photo to the form, as it is. */
export const uploadPhoto = async (page: Page, site = ''): Promise<void> => {
  await page.goto(`${site}/create-book`);
  const buffer = await drawnPhoto(page);
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'biscuit.jpg', mimeType: 'image/jpeg', buffer });
  await page
    .getByRole('dialog', { name: 'Crop photo' })
    .getByRole('button', { name: 'Apply' })
    .click();
};

/** Goes from the form to the picker, with a generated photo. */
export const uploadAndGenerate = async (page: Page, site = ''): Promise<void> => {
  await page.goto(`${site}/create-book`);
  const photo = await drawnPhoto(page);
  await page.getByLabel('Dog Name').fill('Biscuit');
  await page.getByLabel('Birth Month').selectOption('05');
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'biscuit.jpg', mimeType: 'image/jpeg', buffer: photo });
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Get Started', exact: true }).click();
  await expect(page).toHaveURL(/\/get-started$/);
};

/** Picks the first 25 pages once they are drawn. */
export const pick25 = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Page 25', exact: true })).toBeEnabled();
  for (let n = 1; n <= 25; n++)
    await page.getByRole('button', { name: `Page ${n}`, exact: true }).click();
  await expect(page.getByText('25 / 25 selected')).toBeVisible();
};

/** Completes the picked book and goes to the project's books. */
export const completeBook = async (page: Page): Promise<void> => {
  await press(page, 'Create Book');
  await expect(page.getByText('is Complete!')).toBeVisible();
  await press(page, 'Confirm');
  await page
    .getByRole('dialog', { name: 'Ready to Print!' })
    .getByRole('button', { name: 'Ok' })
    .click();
  await expect(page).toHaveURL(/\/books\/.+/);
};

/** Completes the print flow of the open book, with two copies. */
export const orderTwoCopies = async (page: Page): Promise<void> => {
  const fill = (label: string, value: string): Promise<void> =>
    page.getByLabel(label, { exact: true }).fill(value);
  await press(page, 'Print a Copy');
  await fill('Address', '1 Elm Street');
  await press(page, 'Continue');
  await page.getByRole('checkbox', { name: /Second copy/ }).check();
  await press(page, 'Continue');
  await fill('First Name', 'Ana');
  await fill('Last Name', 'Lind');
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Canada' });
  await fill('City', 'Halifax');
  await fill('Phone', '555 0100');
  await press(page, 'Delivery');
  await expect(page).toHaveURL(/\/my-projects$/);
};
