import { expect, type Locator, type Page } from '@playwright/test';
import { drawnPhoto } from './drawnPhoto';
import { field, press } from './forms';

/** Steps in the form of Create Your Book. */

export const cropDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Crop photo' });

export const enterDog = async (page: Page, name = 'Biscuit', month = '05'): Promise<void> => {
  await field(page, 'Dog Name').fill(name);
  await field(page, 'Birth Month').selectOption(month);
};

/**
 * Chooses a photo; by default, a drawn one.
 * @param photo its bytes, or the path of a file. Bytes of a large photo stay in the page's memory
 * for a while.
 */
export const choosePhoto = async (page: Page, photo?: Buffer | string): Promise<void> => {
  const file = photo ?? (await drawnPhoto(page));
  await field(page, 'Photo').setInputFiles(
    typeof file === 'string' ? file : { name: 'biscuit.jpg', mimeType: 'image/jpeg', buffer: file },
  );
};

/** Adds a photo without cropping it. */
export const addPhoto = async (page: Page, photo?: Buffer | string): Promise<void> => {
  await choosePhoto(page, photo);
  await cropDialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(cropDialog(page)).toBeHidden();
};

/** Submits the filled form, and continues to the picker. */
export const generate = async (page: Page): Promise<void> => {
  await press(page, 'Next');
  await press(page, 'Get Started');
  await expect(page).toHaveURL(/\/get-started$/);
};
