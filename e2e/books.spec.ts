import { expect, type Page } from '@playwright/test';
import { PROCESSING_MS } from '../mf-books/src/timing';
import { uploadAndGenerate } from './support/book';
import { stopClock } from './support/clock';
import { press } from './support/forms';
import { pageButton } from './support/locators';
import { signIn } from './support/session';
import { storedProjects } from './support/stored';
import { test } from './support/test';
import { expectToast } from './support/toasts';

const counter = (page: Page, count: number) => page.getByText(`${count} / 25 selected`);

test('a hundred pages make four books, and no page is used twice', async ({ page }) => {
  await signIn(page);
  await uploadAndGenerate(page);
  const more = page.getByRole('button', { name: 'Generate 25 more' });
  for (const count of [50, 75, 100]) {
    await more.click();
    await expect(page.getByText(`${count} of 100 pages generated`)).toBeVisible();
  }
  await expect(more).toBeDisabled();
  await press(page, '50 new looks for $5');
  await expect(
    page.getByText('This is coming soon. Nothing was ordered or charged.'),
  ).toBeVisible();
  await press(page, 'Ok');

  const pageGroups = page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
  await expect(pageGroups).toHaveCount(4);
  for (const book of [0, 1, 2, 3]) {
    await pageGroups.nth(book).click();
    const [first, last] = [25 * book + 1, 25 * book + 25];
    // Two workers draw, so the last page may be ready before the others.
    await expect(page.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(25);
    await expect(page.getByRole('heading', { level: 2, name: `BOOK ${book + 1}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Book' })).toBeDisabled();
    await pageButton(page, first).click();
    await pageButton(page, last).click({ modifiers: ['Shift'] });
    await expect(counter(page, 25)).toBeVisible();

    if (book === 1) {
      await pageGroups.nth(0).click();
      await expect(pageButton(page, 1)).toHaveAccessibleDescription(/Used in other book/);
      await pageButton(page, 1).click();
      await expectToast(
        page,
        'Maximum selection reached. Deselect an image to choose a different one.',
      );
      await expect(pageButton(page, 1)).toHaveAttribute('aria-pressed', 'false');
      await pageGroups.nth(1).click();
    }
    await press(page, 'Create Book');
    await expect(page.getByText('is Complete!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Book' })).toBeDisabled();
    if (book < 3) {
      await press(page, 'Start new book');
      await expect(counter(page, 0)).toBeVisible();
    }
  }
  await expect(page.getByRole('button', { name: 'Max 4 Books Reached' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '50 new looks for $5' })).toHaveCount(0);
  await expect(page.getByText('Saved on this device')).toBeVisible();

  const { books } = (await storedProjects(page))[0];
  expect(books.map(({ number, isCompleted }) => [number, isCompleted])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
  ]);
  const used = books.flatMap(({ selectedImages }) => selectedImages);
  expect(used).toHaveLength(100);
  expect(new Set(used).size).toBe(100);

  await page.clock.install();
  await stopClock(page);
  await press(page, 'Confirm');
  const ready = page.getByRole('dialog', { name: 'Ready to Print!' });
  await page.clock.fastForward(PROCESSING_MS - 1);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(ready).toBeHidden();
  await page.clock.fastForward(1);
  await expect(ready).toContainText('25 of 25 chosen from a pool of 100');
  await page.clock.resume();
  await ready.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/books\/.+/);
  await expect(page.getByRole('list', { name: 'Books' }).getByRole('link')).toHaveCount(4);
});

test('pages are picked by keyboard, by range and automatically, and picks are undone', async ({
  page,
}) => {
  await signIn(page);
  await uploadAndGenerate(page);
  await expect(pageButton(page, 25)).toBeEnabled();
  await pageButton(page, 1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(pageButton(page, 2)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(pageButton(page, 2)).not.toBeFocused();
  await page.keyboard.press('End');
  await expect(pageButton(page, 25)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counter(page, 3)).toBeVisible();
  await press(page, 'Undo');
  await expect(counter(page, 2)).toBeVisible();
  await pageButton(page, 4).click();
  await pageButton(page, 8).click({ modifiers: ['Shift'] });
  await expect(counter(page, 7)).toBeVisible();
  await press(page, 'Pick the rest for me');
  await expect(counter(page, 25)).toBeVisible();
  await press(page, 'Undo');
  await expect(counter(page, 7)).toBeVisible();

  await page.getByRole('button', { name: 'Zoom in on 1', exact: true }).click();
  const zoom = page.getByRole('dialog');
  await expect(zoom.getByRole('img')).toBeVisible();
  await expect(zoom.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await zoom.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: /^Page 2: / })).toBeVisible();
  await zoom.getByRole('button', { name: 'Remove from book' }).click();
  await page.keyboard.press('Escape');
  await expect(counter(page, 6)).toBeVisible();

  await test.step('a double click presses only one button of the tray, even though the buttons move', async () => {
    const tray = page.getByRole('region', { name: 'Your selection' });
    const button = (name: string) => tray.getByRole('button', { name, exact: true });
    const doubleClick = async (name: string): Promise<void> => {
      const { x, y, width, height } = (await button(name).boundingBox())!;
      await page.mouse.dblclick(x + width / 2, y + height / 2);
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await doubleClick('Pick the rest for me');
    await expect(counter(page, 25)).toBeVisible();
    await expect(button('Create Book')).toBeEnabled();

    await page.setViewportSize({ width: 1280, height: 900 });
    await doubleClick('Create Book');
    await expect(page.getByText('is Complete!')).toBeVisible();
    expect(await button('Processing...').count()).toBe(0);
    await button('Confirm').click();
    await expect(page.getByRole('dialog', { name: 'Ready to Print!' })).toBeVisible();
  });
});
