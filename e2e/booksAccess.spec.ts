import { expect, type Page } from '@playwright/test';
import { axeViolations, waitForAnimations } from './support/axe';
import { completeBook, pick25 } from './support/book';
import { choosePhoto, cropDialog, enterDog } from './support/bookForm';
import { field, press } from './support/forms';
import { watchOverflow } from './support/overflow';
import { signIn } from './support/session';
import { smallTargets } from './support/targets';
import { test } from './support/test';

/**
 * The number of CSS px by which the page or the open dialog is too wide for the narrowest phone
 * when text is twice as large.
 */
const overflowAt320px = async (page: Page): Promise<number> => {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: size.height });
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const parts = [root, ...(dialog?.querySelectorAll('div') ?? [])];
    const widths = parts.map((part) => part.scrollWidth - part.clientWidth);
    root.style.fontSize = '';
    return Math.max(...widths);
  });
  await page.setViewportSize(size);
  return overflow;
};

/** Width and height of the windows, in CSS px. */
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 900 };

/** Expects no violated accessibility rules and no horizontal overflow. */
const expectAccessible = async (page: Page, what: string): Promise<void> => {
  const { width } = page.viewportSize()!;
  const label = `${what}, ${width} px`;
  expect(await axeViolations(page), label).toEqual([]);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, label).toBeLessThanOrEqual(width);
};

/** Expects an accessible screen on a desktop and a phone, with targets large enough for fingers. */
const expectAccessibleAtAllWidths = async (page: Page, what: string): Promise<void> => {
  await page.setViewportSize(DESKTOP);
  await expectAccessible(page, what);
  await page.setViewportSize(PHONE);
  await expectAccessible(page, what);
  expect(await smallTargets(page), what).toEqual([]);
  expect(await overflowAt320px(page), what).toBeLessThanOrEqual(0);
};

test('from photo to print, every screen is accessible and fits a desktop and a phone', async ({
  page,
}) => {
  const overflow = await watchOverflow(page);
  await page.setViewportSize(PHONE);
  await signIn(page);
  await page.goto('/my-projects');
  await page.getByRole('heading', { name: 'Samples' }).waitFor();
  await expectAccessibleAtAllWidths(page, 'samples');
  for (const path of ['/my-projects/1', '/books/1']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessibleAtAllWidths(page, path);
  }

  await page.goto('/create-book');
  await press(page, 'Next');
  await page.getByText('Please enter dog name').waitFor();
  await expectAccessibleAtAllWidths(page, 'create-book with messages');
  await enterDog(page);
  await choosePhoto(page);
  const crop = cropDialog(page);
  await expect(crop.getByRole('button', { name: 'Apply' })).toBeEnabled();
  await expectAccessibleAtAllWidths(page, 'crop dialog');
  await crop.getByRole('button', { name: 'Apply' }).click();
  await press(page, 'Touch up');
  await expectAccessibleAtAllWidths(page, 'cutout editor');
  await press(page, 'Done');
  await expectAccessibleAtAllWidths(page, 'create-book with a photo');
  await press(page, 'Next');
  await expectAccessibleAtAllWidths(page, 'price');
  await press(page, 'Close');
  await page.getByText('Age and detail (optional)').click();
  await page.getByRole('img', { name: 'Sample page with these choices' }).waitFor();
  await expectAccessibleAtAllWidths(page, 'step 2');
  await press(page, 'Generate');
  await press(page, 'Get Started');

  await expect(page.getByText('25 pages are ready')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'picker');
  await page.getByRole('button', { name: 'Zoom in on 3', exact: true }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await expectAccessibleAtAllWidths(page, 'zoom');
  await press(page, 'Close');
  await pick25(page);
  await expectAccessibleAtAllWidths(page, 'picker, full');
  await completeBook(page);
  await expectAccessibleAtAllWidths(page, 'books');

  await page.getByRole('link', { name: 'Create Cover' }).click();
  await page.getByRole('img', { name: 'Cover 1' }).waitFor();
  await press(page, 'Like');
  await page.getByText('Kept. Cover 2 is a new one like it.').waitFor();
  await expectAccessibleAtAllWidths(page, 'covers');
  await press(page, 'Customize Cover');
  await expectAccessibleAtAllWidths(page, 'title and colors');
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'Your Book Is Ready' }).waitFor();
  await expectAccessibleAtAllWidths(page, 'book ready');

  await page.goto('/my-projects');
  await page.getByRole('link', { name: 'Biscuit' }).waitFor();
  await expectAccessibleAtAllWidths(page, 'own projects');
  await page.getByRole('link', { name: 'Biscuit' }).click();
  await page.getByRole('link', { name: 'Book 1' }).click();
  await page.getByRole('button', { name: 'Preview' }).waitFor();
  await expectAccessibleAtAllWidths(page, 'book');
  await press(page, 'Preview');
  const preview = page.getByRole('dialog', { name: 'Preview of Book 1' });
  await preview.getByRole('img', { name: /^Page 1, / }).waitFor();
  await expectAccessibleAtAllWidths(page, 'preview');
  await preview.getByRole('button', { name: 'Close' }).click();
  await press(page, 'See the whole book colored');
  await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(25);
  await expectAccessibleAtAllWidths(page, 'colored book');
  await press(page, 'Close');
  await press(page, 'Print a Copy');
  await press(page, 'Continue');
  await page.getByText('Please enter address').waitFor();
  await expectAccessibleAtAllWidths(page, 'address');
  await field(page, 'Address').fill('1 Elm Street');
  await press(page, 'Continue');
  await expectAccessibleAtAllWidths(page, 'copies');
  await press(page, 'Continue');
  await press(page, 'Delivery');
  await page.getByText('Please enter phone').waitFor();
  await expectAccessibleAtAllWidths(page, 'shipping address');
  expect(await overflow()).toEqual({});
});

test('the photo is cropped and the cutout corrected with only the keyboard', async ({ page }) => {
  await signIn(page);
  await page.goto('/create-book');
  await choosePhoto(page);
  const crop = cropDialog(page);
  await expect(crop.getByRole('button', { name: 'Apply' })).toBeEnabled();
  const selection = crop.locator('cropper-selection');
  const box = async (): Promise<number[]> => {
    const { x, y, width, height } = (await selection.boundingBox())!;
    return [x, y, width, height].map(Math.round);
  };
  await waitForAnimations(page);
  const before = await box();
  await crop.getByRole('group', { name: 'Crop frame' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  const [x, y, width, height] = before as [number, number, number, number];
  await expect.poll(box).toEqual([x + 8, y, width, height - 8]);
  await crop.getByRole('button', { name: 'Circle' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => {
      const [, , boxWidth, boxHeight] = await box();
      return boxWidth === boxHeight;
    })
    .toBe(true);
  await crop.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Touch up' }).focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Touch up the cutout' });
  await editor.getByRole('button', { name: 'Nose' }).focus();
  await page.keyboard.press('Space');
  await expect(editor.getByRole('button', { name: 'Nose' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await editor.getByRole('application', { name: 'Cutout' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(editor.getByRole('status')).toHaveText('The cutout is up to date');
  await expect(editor.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(page.getByRole('button', { name: 'Touch up' })).toBeFocused();
});
