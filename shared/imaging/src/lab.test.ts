import { toLab } from './lab';

it('converts sRGB to Lab', () => {
  const { L, a, b } = toLab(Uint8ClampedArray.from([255, 255, 255, 0, 0, 0, 255, 0, 0]), 3, 1);
  expect(L[0]).toBeCloseTo(100, 0);
  expect(L[1]).toBeCloseTo(0, 0);
  expect([L[2], a[2], b[2]].map((v) => Math.round(v))).toEqual([53, 80, 67]);
});
