import { expect, type Page } from '@playwright/test';
import { addPhoto, enterDog, generate } from './support/bookForm';
import { BALL, drawnPhotoWithBall } from './support/drawnPhoto';
import { press } from './support/forms';
import { shareOfColor } from './support/pixels';
import { signIn } from './support/session';
import { countSolidSpots } from './support/solidSpots';
import { test } from './support/test';

/** Size of the drawn photo, in px. */
const PHOTO = { width: 900, height: 1100 };

/** Continues to the sample page, expects this many solid spots in its drawing, and goes back. */
const expectSpots = async (page: Page, count: number): Promise<void> => {
  await expect(page.getByRole('region', { name: 'Cutout' }).getByRole('status')).toHaveText(
    'This is what the pages are drawn from.',
  );
  await press(page, 'Next');
  await press(page, 'Close');
  await page.getByText('Age and detail (optional)').click();
  const sample = page.getByRole('img', { name: 'Sample page with these choices' });
  await expect.poll(() => countSolidSpots(sample)).toBe(count);
  await press(page, 'Back');
};

test('the visitor marks the eyes as closed, and adds a part that the cutout missed', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create-book');
  await enterDog(page);
  await addPhoto(page, await drawnPhotoWithBall(page));
  const cutout = page.getByRole('region', { name: 'Cutout' });
  const preview = cutout.getByRole('img', { name: 'Your dog without the background' });
  await expect(cutout.getByRole('status')).toHaveText('This is what the pages are drawn from.');
  await expect.poll(() => shareOfColor(preview, BALL.color)).toBe(0);
  // The two eyes and the nose.
  await expectSpots(page, 3);

  const editor = page.getByRole('dialog', { name: 'Touch up the cutout' });
  const surface = editor.getByRole('application', { name: 'Cutout' });
  const status = editor.getByRole('status');
  const undo = editor.getByRole('button', { name: 'Undo', exact: true });
  const expectUpToDate = (): Promise<void> => expect(status).toHaveText('The cutout is up to date');
  /** Taps a point of the photo, in px. */
  const tap = async (x: number, y: number): Promise<void> => {
    const box = (await surface.boundingBox())!;
    // The editor shows the whole photo, although the ball is far from the detected dog.
    expect(box.width / box.height).toBeCloseTo(PHOTO.width / PHOTO.height, 1);
    await surface.click({
      position: { x: (x / PHOTO.width) * box.width, y: (y / PHOTO.height) * box.height },
    });
  };

  await test.step('Closed eyes closes one eye by keyboard and one by a tap', async () => {
    await page.getByRole('button', { name: 'Touch up', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeDisabled();
    const tool = editor.getByRole('button', { name: 'Closed eyes', exact: true });
    await tool.focus();
    await page.keyboard.press('Space');
    await expect(tool).toHaveAttribute('aria-pressed', 'true');
    // The brush starts in the middle of the photo, and each key moves it by about 14 px of the
    // photo.
    await surface.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    for (let i = 0; i < 17; i++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expectUpToDate();
    await tap(380, 310);
    await expectUpToDate();
    await press(page, 'Done');
    // A closed eye is a line, so only the nose is solid.
    await expectSpots(page, 1);
  });

  await test.step('undo opens both eyes', async () => {
    await press(page, 'Touch up');
    await undo.click();
    await undo.click();
    await expect(undo).toBeDisabled();
    await expectUpToDate();
    await press(page, 'Done');
    await expectSpots(page, 3);
  });

  await test.step('a tap adds a missed part, undo removes it, and a second tap adds it to the drawing', async () => {
    await press(page, 'Touch up');
    await tap(BALL.x, BALL.y);
    await expectUpToDate();
    await expect.poll(() => shareOfColor(preview, BALL.color)).toBeGreaterThan(0.01);
    await undo.click();
    await expectUpToDate();
    await expect.poll(() => shareOfColor(preview, BALL.color)).toBe(0);
    await tap(BALL.x, BALL.y);
    await expect.poll(() => shareOfColor(preview, BALL.color)).toBeGreaterThan(0.01);
    await press(page, 'Done');
    await expect(cutout.getByRole('status')).toHaveText('This is what the pages are drawn from.');
    await generate(page);
    await expect(page.getByRole('button', { name: 'Page 25', exact: true })).toBeEnabled();
  });
});
