import { expect, type Locator, type Page } from '@playwright/test';
import { cropDialog, enterDog, generate } from './support/bookForm';
import { drawnPhoto } from './support/drawnPhoto';
import { animatedGif, grayBmp, grayPng, heic, rotatedJpegWithGps } from './support/pictures';
import { signIn } from './support/session';
import { draftPictures, storedPictures } from './support/stored';
import { test } from './support/test';

const chooseFile = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('Photo', { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer });

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>';

// Consecutive files get different messages, so that a leftover message cannot pass for a new one.
const refused: readonly (readonly [string, Buffer, string])[] = [
  [
    'words.jpg',
    Buffer.from('This is a letter to the dog, and no photo. '.repeat(50)),
    "This isn't a photo.",
  ],
  ['empty.jpg', Buffer.alloc(0), 'This file is empty.'],
  ['page.jpg', Buffer.from('<!doctype html><h1>Hello</h1>'), "This isn't a photo."],
  ['drawing.jpg', Buffer.from(svg), "SVG files aren't accepted."],
  [
    'noise.jpg',
    Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251)),
    "This isn't a photo.",
  ],
  ['scan.jpg', Buffer.from('II*\0' + '\0'.repeat(600), 'latin1'), "TIFF files aren't accepted."],
  ['letter.jpg', Buffer.from('%PDF-1.7\n'), "PDF files aren't accepted."],
  [
    'phone.heic',
    heic(),
    "iPhone HEIC photos can't be opened in this browser. Export as JPEG and try again.",
  ],
  ['half.png', grayPng(600, 600).subarray(0, 60), 'This file is incomplete. Copy it again.'],
  // Valid pictures in small files with one bit per pixel. Two have 200 and 533 million pixels.
  ['wall.png', grayPng(20_000, 10_000), 'Too large (at most 100 megapixels).'],
  ['ribbon.png', grayPng(100_000, 10), 'Too wide or tall. At most 16,384 pixels a side.'],
  ['bomb.png', grayPng(23_000, 23_174), 'Too large (at most 100 megapixels).'],
  ['dot.png', grayPng(1, 1), 'Too small to print. At least 200 x 200 pixels are needed.'],
];

test('a file that is not a photo is refused with a reason, and the other input stays', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create-book');
  await enterDog(page);
  for (const [name, bytes, words] of refused) {
    await chooseFile(page, name, bytes);
    await expect(page.getByLabel('Photo', { exact: true }), name).toHaveAccessibleDescription(
      words,
    );
    await expect(page.getByText(words), name).toBeVisible();
  }
  const photo = await drawnPhoto(page);
  await chooseFile(page, 'half.jpg', photo.subarray(0, photo.length / 2));
  await expect(page.getByText('This file is incomplete. Copy it again.')).toBeVisible();
  await expect(page.getByLabel('Dog Name')).toHaveValue('Biscuit');
  await expect(page.getByLabel('Birth Month')).toHaveValue('05');
});

test('any picture that the browser can open is accepted, whatever its name', async ({ page }) => {
  await signIn(page);
  await page.goto('/create-book');
  const photo = await drawnPhoto(page);
  const webp = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp'));
    return [...new Uint8Array(await blob!.arrayBuffer())];
  });
  const accepted: readonly (readonly [string, Buffer])[] = [
    ['biscuit.txt', photo],
    ['really-a-png.jpg', grayPng(400, 300)],
    ['deep.png', grayPng(400, 300, 16)],
    ['old.bmp', grayBmp(401, 300)],
    ['new.webp', Buffer.from(webp)],
  ];
  for (const [name, bytes] of accepted) {
    await chooseFile(page, name, bytes);
    await expect(cropDialog(page), name).toBeVisible();
    await cropDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(cropDialog(page), name).toBeHidden();
  }
});

test('an animation is accepted with a note about its first frame', async ({ page }) => {
  await signIn(page);
  await page.goto('/create-book');
  await chooseFile(page, 'wag.gif', animatedGif(240, [20, 100]));
  await cropDialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This is an animation: only its first frame is used.')).toBeVisible();
});

test('a sideways photo is turned upright, and its location is removed', async ({ page }) => {
  await signIn(page);
  await page.goto('/create-book');
  const photo = rotatedJpegWithGps(await drawnPhoto(page));
  expect(photo.includes('Exif')).toBe(true);
  await enterDog(page);
  await chooseFile(page, 'phone.jpg', photo);
  await cropDialog(page).getByRole('button', { name: 'Apply' }).click();
  // The file has 900 x 1100 px; turned upright, the photo is wider than high.
  const preview = page.getByRole('img', { name: 'Your photo' });
  await expect
    .poll(() =>
      preview.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
    )
    .toBeGreaterThan(1.1);
  await generate(page);
  const pictures = await storedPictures(page);
  expect(pictures.length).toBeGreaterThan(0);
  for (const bytes of pictures) expect(bytes).not.toMatch(/Exif|GPS/);
});

/** Width x height of all stored pictures, in px. */
const storedSizes = async (page: Page): Promise<string[]> =>
  page.evaluate(
    (files) =>
      Promise.all(
        files.map(async (file) => {
          const bytes = Uint8Array.from(file, (character) => character.charCodeAt(0));
          const { width, height } = await createImageBitmap(new Blob([bytes]));
          return `${width} x ${height}`;
        }),
      ),
    await storedPictures(page),
  );

test('a large photo is scaled down in the crop dialog, but cropped at full size', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create-book');
  const apply = cropDialog(page).getByRole('button', { name: 'Apply' });
  const sizeOf = (image: Locator) =>
    image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
      naturalWidth,
      naturalHeight,
    ]);
  const expectScaledDown = async (): Promise<void> => {
    await expect(apply).toBeEnabled();
    expect(await sizeOf(page.locator('cropper-image img'))).toEqual([1600, 1066]);
  };
  const photoInForm = page.getByRole('img', { name: 'Your photo' });

  await chooseFile(page, 'large.png', grayPng(3000, 2000));
  await expectScaledDown();
  await cropDialog(page).getByRole('button', { name: 'Rotate right' }).click();
  await apply.click();
  await expect.poll(() => sizeOf(photoInForm)).toEqual([341, 512]);
  await expect.poll(() => draftPictures(page)).toContain('image-photo');
  expect((await storedSizes(page)).sort()).toEqual(['1365 x 2048', '2048 x 1365', '341 x 512']);

  // The draft does not store the scaled picture, so the dialog makes it from the original again.
  await page.reload();
  await page.getByRole('button', { name: 'Crop photo again' }).click();
  await expectScaledDown();
  await apply.click();
  await expect.poll(() => sizeOf(photoInForm)).toEqual([512, 341]);
});

test('a picture without a dog still gives a cutout and pages', async ({ page }) => {
  await signIn(page);
  await page.goto('/create-book');
  const blue = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 600;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#3377cc';
    context.fillRect(0, 0, 600, 600);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return [...new Uint8Array(await blob!.arrayBuffer())];
  });
  await enterDog(page, 'Nobody', '01');
  await chooseFile(page, 'blue.png', Buffer.from(blue));
  await cropDialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('img', { name: 'Your dog without the background' })).toBeVisible();
  await expect(page.getByText(/^We couldn.t find a dog in this photo/)).toBeVisible();
  await generate(page);
  await expect(page.getByRole('button', { name: 'Page 25', exact: true })).toBeEnabled();
});
