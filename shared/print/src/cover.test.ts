import { writeCover } from './cover';
import { coverLayout } from './coverLayout';
import { emptyJpeg } from './testing/jpeg';
import { readBack } from './testing/readBack';
import { sampleSheet } from './testing/sample';
import type { CoverContent, PrintShop } from './types';

const sheet = sampleSheet(0);
const cover: CoverContent = { dogName: 'Rex', color: '#ffcc00', front: { sheet } };

const contentOf = async (content: CoverContent): Promise<string> =>
  (await readBack(await writeCover(content, 'kdp'))).pages[0]?.content ?? '';

test.each<[PrintShop, number[]]>([
  ['kdp', [0, 0, 1250.431, 810]],
  ['lulu', [0, 0, 1254.752, 810]],
])('%s: one page of the right size, trimmed by an eighth of an inch', async (shop, media) => {
  const { title, pages } = await readBack(await writeCover(cover, shop));
  expect(title).toBe("Rex's coloring book, cover");
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({ media, bleed: media });
  const [left = 0, bottom = 0, right = 0, top = 0] = pages[0]?.trim ?? [];
  expect([left, bottom, (media[2] ?? 0) - right, 810 - top]).toEqual([9, 9, expect.closeTo(9), 9]);
});

test('the color fills the whole page, bleed included', async () => {
  expect(await contentOf(cover)).toMatch(/^1 0\.8 0 rg\n0 0 1250\.43 810 re f/u);
});

test('a front picture is centered and just covers the front with its bleed', async () => {
  const { front } = coverLayout('kdp');
  for (const [width, height] of [
    [100, 900],
    [900, 100],
    [2588, 3375],
  ] as const) {
    const content = await contentOf({ ...cover, front: { picture: emptyJpeg(width, height) } });
    const [, w = 0, h = 0, x = 0, y = 0] = (
      /W n ([\d.-]+) 0 0 ([\d.-]+) ([\d.-]+) ([\d.-]+) cm \/Front Do/u.exec(content) ?? []
    ).map(Number);
    expect(w / h).toBeCloseTo(width / height, 1);
    expect(x).toBeLessThanOrEqual(front.x + 0.01);
    expect(y).toBeLessThanOrEqual(0.01);
    expect(x + w).toBeGreaterThanOrEqual(front.x + front.width - 0.01);
    expect(y + h).toBeGreaterThanOrEqual(809.99);
    expect(Math.min(w - front.width, h - 810)).toBeCloseTo(0, 1);
    expect(x + w / 2).toBeCloseTo(front.x + front.width / 2, 1);
    expect(y + h / 2).toBeCloseTo(405, 1);
  }
});

test('a card is under the drawing and over the picture', async () => {
  const content = await contentOf({
    ...cover,
    front: { picture: emptyJpeg(10, 10), sheet, card: true },
  });
  const [picture, card, drawing] = ['/Front Do', '1 g', ' cm\nq 71 71 708 958 re W n'].map((part) =>
    content.indexOf(part),
  );
  expect(picture).toBeGreaterThan(0);
  expect(card).toBeGreaterThan(picture ?? 0);
  expect(drawing).toBeGreaterThan(card ?? 0);
});

test('a drawing without a card is directly on the color', async () => {
  expect(await contentOf({ ...cover, front: { sheet } })).not.toMatch(/1 g .* c .* h f/u);
});

test('a card has four equal round corners, and edges half an inch inside the trim', async () => {
  const { frontTrim } = coverLayout('kdp');
  const content = await contentOf({ ...cover, front: { card: true } });
  const [, path = ''] = /1 g (.*) h f/u.exec(content) ?? [];
  const numbers = (path.match(/-?[\d.]+/gu) ?? []).map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => [
    Math.round(numbers[2 * index] - frontTrim.x),
    Math.round(numbers[2 * index + 1] - frontTrim.y),
  ]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([36, 612 - 36]);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([36, 792 - 36]);
  // The ends of the first corner's arc, and its control points.
  expect(points).toEqual(
    expect.arrayContaining([
      [60, 36],
      [36, 60],
      [47, 36],
      [36, 47],
    ]),
  );
  const sorted = (all: number[][]): string[] => [...new Set(all.map(String))].sort();
  expect(sorted(points.map(([x, y]) => [612 - x, y]))).toEqual(sorted(points));
  expect(sorted(points.map(([x, y]) => [x, 792 - y]))).toEqual(sorted(points));
});

test("the back's picture and drawing leave the barcode's area in the cover's color", async () => {
  const { barcode } = coverLayout('kdp');
  const content = await contentOf({
    ...cover,
    back: { picture: emptyJpeg(10, 10), sheet, card: true },
  });
  const cleared = content.lastIndexOf(
    `1 0.8 0 rg\n${Math.round(barcode.x * 100) / 100} ${barcode.y} 144 86.4 re f`,
  );
  expect(cleared).toBeGreaterThan(content.lastIndexOf('/Back Do'));
  const [, scale = 0, y = 0] = (
    /q ([\d.]+) 0 0 -[\d.]+ [\d.-]+ ([\d.]+) cm\nq 71 71 708 958 re/u.exec(content) ?? []
  ).map(Number);
  expect(scale).toBeGreaterThan(0);
  expect(y - scale * (71 + 958)).toBeGreaterThan(barcode.y + barcode.height);
});

test.each(['red', '##ffcc00', '#ffcc001', '#fc0'])('rejects the color %s', async (color) => {
  await expect(writeCover({ ...cover, color }, 'kdp')).rejects.toThrow(SyntaxError);
});

test('a color may be in capitals', async () => {
  expect(await contentOf({ ...cover, color: '#FFCC00' })).toMatch(/^1 0\.8 0 rg\n/u);
});

test('rejects an invalid picture', async () => {
  await expect(
    writeCover({ ...cover, front: { picture: new Uint8Array([1, 2, 3]) } }, 'kdp'),
  ).rejects.toThrow();
});
