import { expect, type Page } from '@playwright/test';
import { addPhoto, enterDog, generate } from './bookForm';
import { press } from './forms';

/** Opens the form and adds a drawn photo without cropping it. */
export const uploadPhoto = async (page: Page, site = ''): Promise<void> => {
  await page.goto(`${site}/create-book`);
  await addPhoto(page);
};

/** Goes from the form to the picker, with a drawn photo. */
export const uploadAndGenerate = async (page: Page, site = ''): Promise<void> => {
  await page.goto(`${site}/create-book`);
  await enterDog(page);
  await addPhoto(page);
  await generate(page);
};

/** Picks the first 25 pages once they are drawn, with two clicks. */
export const pick25 = async (page: Page): Promise<void> => {
  // Two workers draw, so the last page may be ready before the others.
  await expect(page.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(25);
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await page.getByRole('button', { name: 'Page 25', exact: true }).click({ modifiers: ['Shift'] });
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

/** Makes a book of the first 25 pages, and goes to the project's books. */
export const makeBook = async (page: Page, site = ''): Promise<void> => {
  await uploadAndGenerate(page, site);
  await pick25(page);
  await completeBook(page);
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
