import { coverLayout, facePixels } from './coverLayout';
import { coverSize } from './coverSize';
import type { PrintShop, Rectangle } from './types';

const right = ({ x, width }: Rectangle): number => x + width;

describe.each<PrintShop>(['kdp', 'lulu'])('%s', (shop) => {
  const layout = coverLayout(shop);
  const { media, trim } = layout.boxes;

  test('has the size that the print shop requires', () => {
    const { width, height } = coverSize(shop);
    expect(media).toEqual({ x: 0, y: 0, width: expect.closeTo(width * 72), height: height * 72 });
    expect(media.width - trim.width).toBeCloseTo(18);
  });

  test('back, spine and front leave no gap and do not overlap', () => {
    expect(layout.back.x).toBe(0);
    expect(right(layout.back)).toBeCloseTo(layout.spine.x);
    expect(right(layout.spine)).toBeCloseTo(layout.front.x);
    expect(right(layout.front)).toBeCloseTo(media.width);
  });

  test('both faces are 8.5 x 11 in after trimming', () => {
    for (const face of [layout.backTrim, layout.frontTrim]) {
      expect(face.width).toBeCloseTo(8.5 * 72);
      expect(face.height).toBeCloseTo(11 * 72);
    }
    expect(layout.frontTrim.x).toBeCloseTo(layout.front.x);
    expect(right(layout.backTrim)).toBeCloseTo(layout.spine.x);
  });

  test("the back's drawing is in the middle, half an inch below the trim, in proportion", () => {
    const { backDrawing, backTrim } = layout;
    expect(backDrawing.x - backTrim.x).toBeCloseTo(right(backTrim) - right(backDrawing));
    expect(backDrawing.y + backDrawing.height).toBeCloseTo(backTrim.y + backTrim.height - 36);
    expect(backDrawing.width / backDrawing.height).toBeCloseTo(8.5 / 11);
  });

  test("the barcode's area is 2 x 1.2 in, and 1/4 in from the spine and the lower edge", () => {
    expect(layout.barcode).toEqual({
      x: expect.closeTo(right(layout.backTrim) - 18 - 144),
      y: expect.closeTo(layout.backTrim.y + 18),
      width: expect.closeTo(144),
      height: expect.closeTo(86.4),
    });
  });

  test('a picture of the face has 300 dots per inch, bleed included', () => {
    expect(facePixels(shop)).toEqual({ width: 2588, height: 3375 });
  });
});
