import { expect } from '@playwright/test';
import { addPhoto, enterDog, generate } from './support/bookForm';
import { BALL, drawnWithBall } from './support/drawnPhoto';
import { press } from './support/forms';
import { shareOfColour } from './support/pixels';
import { signIn } from './support/session';
import { test } from './support/test';

const PHOTO = { width: 900, height: 1100 };

test('a tap on the whole photo adds a missed part, undo removes it, and a second tap adds it to the drawing', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create-book');
  await enterDog(page);
  await addPhoto(page, await drawnWithBall(page));
  const cutout = page.getByRole('region', { name: 'Cutout' }),
    preview = cutout.getByRole('img', { name: 'Your dog without the background' });
  await expect(cutout.getByRole('status')).toHaveText('This is what the pages are drawn from.');
  await expect.poll(() => shareOfColour(preview, BALL.colour)).toBe(0);

  await press(page, 'Touch up');
  const editor = page.getByRole('dialog', { name: 'Touch up the cutout' });
  const surface = editor.getByRole('application', { name: 'Cutout' }),
    news = editor.getByRole('status');
  const box = (await surface.boundingBox())!;
  // The editor shows the whole photo, although the ball is far from the detected dog.
  expect(box.width / box.height).toBeCloseTo(PHOTO.width / PHOTO.height, 1);
  const tapBall = (): Promise<void> =>
    surface.click({
      position: { x: (BALL.x / PHOTO.width) * box.width, y: (BALL.y / PHOTO.height) * box.height },
    });
  await tapBall();
  await expect(news).toHaveText('The cutout is up to date');
  await expect.poll(() => shareOfColour(preview, BALL.colour)).toBeGreaterThan(0.01);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(news).toHaveText('The cutout is up to date');
  await expect.poll(() => shareOfColour(preview, BALL.colour)).toBe(0);
  await tapBall();
  await expect.poll(() => shareOfColour(preview, BALL.colour)).toBeGreaterThan(0.01);

  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(cutout.getByRole('status')).toHaveText('This is what the pages are drawn from.');
  await generate(page);
  await expect(page.getByRole('button', { name: 'Page 25', exact: true })).toBeEnabled();
});
