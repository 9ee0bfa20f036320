import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { addPhoto, enterDog, generate } from './support/bookForm';
import { drawnPhotoOfPair } from './support/drawnPhoto';
import { signIn } from './support/session';
import { test } from './support/test';
import { watch } from './support/watch';

const cutout = (page: Page) => page.getByRole('region', { name: 'Cutout' });
const choice = (page: Page) => cutout(page).getByRole('group', { name: 'Which dog is yours?' });
const dog = (page: Page, n: number) =>
  choice(page).getByRole('button', { name: `Dog ${n}`, exact: true });

/** The cutout's width divided by its height: large for two dogs side by side, small for one. */
const aspectRatio = (page: Page): Promise<number> =>
  cutout(page)
    .getByRole('img', { name: 'Your dog without the background' })
    .evaluate((picture: HTMLImageElement) => picture.naturalWidth / picture.naturalHeight);

/** The aspect ratio above which the cutout shows two dogs. */
const TWO_DOGS_RATIO = 1.2;

test('one of two dogs is picked, the choice survives a reload, and the pages are drawn from it', async ({
  page,
}) => {
  await signIn(page);
  const seen = watch(page);
  await page.goto('/create-book');
  await enterDog(page);
  await addPhoto(page, await drawnPhotoOfPair(page));

  await expect(choice(page)).toHaveAccessibleDescription(
    'We found 2 dogs. Both are drawn. Tap a dog to leave it out.',
  );
  await expect.poll(() => aspectRatio(page)).toBeGreaterThan(TWO_DOGS_RATIO);
  expect(await axeViolations(page)).toEqual([]);
  for (const n of [1, 2]) {
    await expect(dog(page, n)).toHaveAttribute('aria-pressed', 'true');
    const { width, height } = (await dog(page, n).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  // On a phone, the picture of the dogs is as narrow as the window.
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390);
  await page.setViewportSize(desktop);

  await dog(page, 1).click();
  await expect(dog(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => aspectRatio(page)).toBeLessThan(TWO_DOGS_RATIO);
  await expect(cutout(page).getByRole('status')).toHaveText(
    'This is what the pages are drawn from.',
  );

  await dog(page, 2).focus();
  await page.keyboard.press('Space');
  await expect(choice(page)).toHaveAccessibleDescription(/^One dog has to stay\./);
  await expect(dog(page, 2)).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(dog(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await expect(dog(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => aspectRatio(page)).toBeLessThan(TWO_DOGS_RATIO);

  await generate(page);
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toBeEnabled();
  expect(seen.errors).toEqual([]);
});
