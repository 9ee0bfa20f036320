import { writeCover } from './cover';
import { coverLayout } from './coverLayout';
import { writeInterior } from './interior';
import { coverOnScreen, pageOnScreen } from './preview';
import { readBack } from './testing/readBack';
import { sampleSheet } from './testing/sample';
import type { InteriorVariant, PrintShop } from './types';

const MATRIX = /([\d.]+) 0 0 -[\d.]+ ([\d.-]+) ([\d.-]+) cm\nq 71 71/u;
const numbers = (content?: string | null): number[] =>
  (MATRIX.exec(content ?? '') ?? []).slice(1).map(Number);
const sheets = Array.from({ length: 25 }, (_, index) => sampleSheet(index));

test.each<InteriorVariant>(['home-letter', 'home-a4', 'kdp', 'lulu'])(
  '%s: the preview shows a page where it is printed',
  async (variant) => {
    const { pages } = await readBack(
      await writeInterior({ dogName: 'Rex', title: sampleSheet(99), pages: sheets }, { variant }),
    );
    for (const number of [1, 51]) {
      const [left = 0, bottom = 0, right = 0, top = 0] = pages[number - 1]?.trim ?? [];
      const [scale = 0, x = 0, y = 0] = numbers(pages[number - 1]?.content);
      const { width, height, sheet, art } = pageOnScreen(variant, number);
      expect([width, height]).toEqual([expect.closeTo(right - left), expect.closeTo(top - bottom)]);
      expect([sheet.x, sheet.y]).toEqual([expect.closeTo(x - left), expect.closeTo(top - y)]);
      expect(sheet.width).toBeCloseTo(scale * 850, 1);
      expect(sheet.height).toBeCloseTo(scale * 1100, 1);
      expect([art.x - sheet.x, art.width]).toEqual([
        expect.closeTo(scale * 71, 1),
        expect.closeTo(scale * 708, 1),
      ]);
    }
  },
);

test.each<PrintShop>(['kdp', 'lulu'])(
  '%s: the preview shows the cover as it is printed',
  async (shop) => {
    const sheet = sampleSheet(1);
    const { pages } = await readBack(
      await writeCover(
        { dogName: 'Rex', color: '#ffffff', front: {}, back: { sheet, card: true } },
        shop,
      ),
    );
    const [scale = 0, x = 0, y = 0] = numbers(pages[0]?.content);
    const shown = coverOnScreen(shop);
    const { boxes, back, front, barcode } = coverLayout(shop);
    const [left = 0, bottom = 0, right = 0, top = 0] = pages[0]?.trim ?? [];
    expect([shown.width, shown.height]).toEqual([boxes.media.width, boxes.media.height]);
    expect(shown.trim).toEqual({
      x: expect.closeTo(left),
      y: expect.closeTo(boxes.media.height - top),
      width: expect.closeTo(right - left),
      height: expect.closeTo(top - bottom),
    });
    expect(shown.sheet).toMatchObject({
      x: expect.closeTo(x, 1),
      y: expect.closeTo(boxes.media.height - y, 1),
    });
    expect(shown.sheet.width).toBeCloseTo(scale * 850, 1);
    expect(shown.barcode.y + shown.barcode.height).toBeCloseTo(boxes.media.height - barcode.y);
    expect(shown.card.y + shown.card.height).toBeLessThan(shown.barcode.y);
    expect([shown.back.x, shown.front.x, shown.barcode.x]).toEqual([back.x, front.x, barcode.x]);
    const [, path = ''] = /1 g (.*) h f/u.exec(pages[0]?.content ?? '') ?? [];
    const corners = (path.match(/-?[\d.]+/gu) ?? []).map(Number);
    const [xs, ys] = [0, 1].map((axis) => corners.filter((_, i) => i % 2 === axis));
    expect(shown.card).toEqual({
      x: expect.closeTo(Math.min(...xs)),
      y: expect.closeTo(boxes.media.height - Math.max(...ys)),
      width: expect.closeTo(Math.max(...xs) - Math.min(...xs), 1),
      height: expect.closeTo(Math.max(...ys) - Math.min(...ys), 1),
    });
    // The card's path begins where its lower left corner ends.
    expect(shown.radius).toBeCloseTo(corners[0] - Math.min(...xs));
  },
);
