import { expect, test, type Page } from '@playwright/test';
import { drawnPhoto } from './support/drawn-photo';
import { signIn } from './support/session';

/** A PNG that says it is so large; its pixels are never read. */
const pngHeader = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n', 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.writeUInt8(8, 24);
  header.writeUInt8(2, 25);
  return header;
};

const offer = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('Photo', { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer });

const refused: readonly (readonly [string, Buffer, string])[] = [
  ['words.jpg', Buffer.from('This is a letter to the dog, and no photo. '.repeat(50)), "This isn't a photo."],
  ['empty.jpg', Buffer.alloc(0), 'This file is empty.'],
  ['drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "SVG files aren't accepted."],
  ['huge.png', pngHeader(23_000, 23_000), 'Too large (at most 100 megapixels).'],
  ['ribbon.png', pngHeader(100_000, 10), 'Too wide or tall.'],
  ['dot.png', pngHeader(1, 1), 'Too small to print.'],
];

test('a file that is no photo is refused in plain words, and what was typed stays', async ({ page }) => {
  await signIn(page);
  await page.goto('/create-book');
  await page.getByLabel('Dog Name').fill('Biscuit');
  await page.getByLabel('Birth Month').selectOption('05');
  for (const [name, bytes, words] of refused) {
    await offer(page, name, bytes);
    await expect(page.getByText(words)).toBeVisible();
  }
  const photo = await drawnPhoto(page);
  await offer(page, 'half.jpg', photo.subarray(0, photo.length / 2));
  await expect(page.getByText('This file is incomplete. Copy it again.')).toBeVisible();
  await expect(page.getByLabel('Dog Name')).toHaveValue('Biscuit');
  await expect(page.getByLabel('Birth Month')).toHaveValue('05');

  await offer(page, 'biscuit.txt', photo);
  await expect(page.getByRole('dialog', { name: 'Crop photo' })).toBeVisible();
});

test('a picture without a dog goes on: the cutout is shown, and pages are made of it', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  await page.goto('/create-book');
  const blue = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 600;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#3377cc';
    pen.fillRect(0, 0, 600, 600);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return [...new Uint8Array(await blob!.arrayBuffer())];
  });
  await page.getByLabel('Dog Name').fill('Nobody');
  await page.getByLabel('Birth Month').selectOption('01');
  await offer(page, 'blue.png', Buffer.from(blue));
  await page.getByRole('dialog', { name: 'Crop photo' }).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('img', { name: 'Your dog without the background' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/No dog stood out from the background/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Get Started', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Page 25', exact: true })).toBeEnabled({ timeout: 90_000 });
});
