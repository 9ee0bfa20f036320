import { coverSize, hasSpineText, spineWidth } from './coverSize';

test('a book of 52 pages', () => {
  expect(spineWidth('kdp')).toBeCloseTo(0.117, 3);
  expect(spineWidth('lulu')).toBeCloseTo(0.177, 3);
  expect(coverSize('kdp')).toMatchObject({ width: expect.closeTo(17.367, 3), height: 11.25 });
  expect(coverSize('lulu')).toMatchObject({ width: expect.closeTo(17.427, 3), height: 11.25 });
});

test('a thin spine carries no text', () => {
  expect(hasSpineText()).toBe(false);
  expect(hasSpineText(80)).toBe(true);
});
