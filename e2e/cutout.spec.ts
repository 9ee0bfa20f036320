import { expect, type Page } from '@playwright/test';
import { addPhoto, enterDog, generate } from './support/bookForm';
import { BALL, drawnWithBall } from './support/drawnPhoto';
import { press } from './support/forms';
import { shareOfColor } from './support/pixels';
import { signIn } from './support/session';
import { solidSpots } from './support/solidSpots';
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
  await expect.poll(() => shareOfColor(preview, BALL.color)).toBe(0);

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
  await expect.poll(() => shareOfColor(preview, BALL.color)).toBeGreaterThan(0.01);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(news).toHaveText('The cutout is up to date');
  await expect.poll(() => shareOfColor(preview, BALL.color)).toBe(0);
  await tapBall();
  await expect.poll(() => shareOfColor(preview, BALL.color)).toBeGreaterThan(0.01);

  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(cutout.getByRole('status')).toHaveText('This is what the pages are drawn from.');
  await generate(page);
  await expect(page.getByRole('button', { name: 'Page 25', exact: true })).toBeEnabled();
});

/** Goes on to the sample page, expects a number of solid spots in its drawing, and comes back. */
const expectSpots = async (page: Page, count: number): Promise<void> => {
  await expect(page.getByRole('region', { name: 'Cutout' }).getByRole('status')).toHaveText(
    'This is what the pages are drawn from.',
  );
  await press(page, 'Next');
  await press(page, 'Close');
  await page.getByText('Age and detail (optional)').click();
  const sample = page.getByRole('img', { name: 'Sample page with these choices' });
  await expect.poll(() => solidSpots(sample)).toBe(count);
  await press(page, 'Back');
};

test('the tool Closed eyes closes one eye by keyboard and one by a tap, and undo opens both', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create-book');
  await enterDog(page);
  await addPhoto(page);
  // The two eyes and the nose.
  await expectSpots(page, 3);

  await page.getByRole('button', { name: 'Touch up', exact: true }).focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Touch up the cutout' }),
    surface = editor.getByRole('application', { name: 'Cutout' }),
    news = editor.getByRole('status'),
    undo = editor.getByRole('button', { name: 'Undo', exact: true }),
    tool = editor.getByRole('button', { name: 'Closed eyes', exact: true });
  await expect(undo).toBeDisabled();
  await tool.focus();
  await page.keyboard.press('Space');
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
  // The brush starts in the middle of the photo, and each key moves it by about 14 px of the photo.
  await surface.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 17; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(news).toHaveText('The cutout is up to date');
  const box = (await surface.boundingBox())!;
  await surface.click({
    position: { x: (380 / PHOTO.width) * box.width, y: (310 / PHOTO.height) * box.height },
  });
  await expect(news).toHaveText('The cutout is up to date');
  await press(page, 'Done');
  // A closed eye is a line, so only the nose is solid.
  await expectSpots(page, 1);

  await press(page, 'Touch up');
  await undo.click();
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(news).toHaveText('The cutout is up to date');
  await press(page, 'Done');
  await expectSpots(page, 3);
});
