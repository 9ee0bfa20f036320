/** @jest-environment node */
import { inspect } from './inspect';
import * as files from './testing/files';

const refusal = (file: Blob): Promise<string> =>
  inspect(file).then(
    () => 'accepted',
    (error: unknown) => (error as Error).message,
  );

test.each([
  ['JPEG', files.jpeg(4000, 3000)],
  ['JPEG', files.jpeg(4000, 3000, 3_000_000)],
  ['PNG', files.png(800, 600)],
  ['GIF', files.gif(300, 300, 1)],
  ['BMP', files.bmp(300, 300)],
  ['BMP', files.bmpCore(640, 480)],
  ['WebP', files.webpLossy(300, 300)],
  ['WebP', files.webpLossless(300, 300)],
  ['WebP', files.webpExtended(300, 300)],
  ['AVIF', files.iso(['avif', 'mif1'], [512, 512], [4000, 3000])],
  ['AVIF', files.iso(['mif1', 'avif'], [4000, 3000])],
  ['HEIC', files.iso(['heic', 'mif1'], [512, 512], [4000, 3000])],
])('accepts %s', async (kind, file) => {
  await expect(inspect(file)).resolves.toMatchObject({ kind, note: null });
});

test('accepts 54 megapixels', async () => {
  expect(await refusal(files.jpeg(9000, 6000))).toBe('accepted');
});

test.each([
  ['an empty file', new Blob([]), 'This file is empty.'],
  ['text', files.textFile('Dear diary, no photo today.'), "This isn't a photo."],
  [
    'HTML',
    files.textFile('<!doctype html><html><body><svg></svg></body></html>'),
    "This isn't a photo.",
  ],
  [
    'SVG',
    files.textFile('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    "SVG files aren't accepted.",
  ],
  [
    'SVG after a prolog',
    files.textFile('<?xml version="1.0"?>\n<!-- drawn -->\n<svg width="9">'),
    "SVG files aren't accepted.",
  ],
  [
    'SVG after many comments',
    files.textFile(`${'<!---->'.repeat(20)}<svg>`),
    "SVG files aren't accepted.",
  ],
  ['markup after a comment', files.textFile('<!-- drawn --><html>--><svg>'), "This isn't a photo."],
  ['PDF', files.textFile('%PDF-1.7 ...'), "PDF files aren't accepted."],
  [
    'TIFF',
    new Blob([new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])]),
    "TIFF files aren't accepted.",
  ],
  [
    'a JPEG that ends in its header',
    files.truncatedJpeg(),
    'This file is incomplete. Copy it again.',
  ],
  [
    'a PNG that ends in its header',
    files.png(800, 600).slice(0, 18),
    'This file is incomplete. Copy it again.',
  ],
  ['one pixel', files.png(1, 1), 'Too small to print. At least 200 x 200 pixels are needed.'],
  ['200 megapixels', files.jpeg(16_000, 12_500), 'Too large (at most 100 megapixels).'],
  [
    '533 megapixels in a few bytes',
    files.png(23_100, 23_100),
    'Too large (at most 100 megapixels).',
  ],
  [
    'a very wide picture',
    files.png(100_000, 10),
    'Too wide or tall. At most 16,384 pixels a side.',
  ],
  [
    'a huge HEIC',
    files.iso(['heic'], [512, 512], [16_000, 12_000]),
    'Too large (at most 100 megapixels).',
  ],
])('refuses %s', async (_what, file, message) => {
  expect(await refusal(file)).toBe(message);
});

test('refuses a file that is too large before reading it', async () => {
  const heavy = {
    size: 65 * 1024 * 1024,
    slice: () => {
      throw new Error('was read');
    },
  } as unknown as Blob;
  expect(await refusal(heavy)).toBe('Too large (at most 64 MB).');
});

test('says that only the first frame of an animation is used', async () => {
  await expect(inspect(files.gif(300, 300, 2))).resolves.toEqual({
    kind: 'GIF',
    size: { width: 300, height: 300 },
    note: 'This is an animation: only its first frame is used.',
  });
});
