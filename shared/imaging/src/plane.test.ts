import { maskArea, mask, maskBox } from './plane';

it('measures the area of a mask and the box around it', () => {
  const line = mask(4, 3, Uint8Array.from([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]));
  expect(maskArea(line)).toBe(2);
  expect(maskBox(line)).toEqual({ x0: 1, y0: 1, x1: 3, y1: 2 });
  expect(maskBox(mask(4, 3))).toBeNull();
});
