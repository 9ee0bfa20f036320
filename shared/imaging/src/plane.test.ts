import { growBox, maskArea, mask, maskBox, nearestPixelIndex, pixelIndexAt } from './plane';

it('measures the area of a mask and the box around it', () => {
  const line = mask(4, 3, Uint8Array.from([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]));
  expect(maskArea(line)).toBe(2);
  expect(maskBox(line)).toEqual({ x0: 1, y0: 1, x1: 3, y1: 2 });
  expect(maskBox(mask(4, 3))).toBeNull();
});

it('grows a box to whole pixels, but not beyond the picture', () => {
  const size = { width: 20, height: 10 };
  expect(growBox({ x0: 8, y0: 4, x1: 9, y1: 5 }, 2.5, size)).toEqual({
    x0: 5,
    y0: 1,
    x1: 12,
    y1: 8,
  });
  expect(growBox({ x0: 1, y0: 1, x1: 19, y1: 9 }, 3, size)).toEqual({
    x0: 0,
    y0: 0,
    x1: 20,
    y1: 10,
  });
});

it('finds the pixel that contains a point, or the nearest one for a point off the picture', () => {
  const size = { width: 4, height: 3 };
  const indicesAt = (x: number, y: number): number[] => [
    pixelIndexAt(size, x, y),
    nearestPixelIndex(size, x, y),
  ];
  expect(indicesAt(1.9, 2.1)).toEqual([9, 9]);
  expect(indicesAt(-0.1, 1)).toEqual([-1, 4]);
  expect(indicesAt(4, 3)).toEqual([-1, 11]);
});
