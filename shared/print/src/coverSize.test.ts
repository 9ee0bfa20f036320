import { coverSize } from './coverSize';

test('a cover for 52 pages has the spine and size that each print shop requires, in inches', () => {
  expect(coverSize('kdp').spine).toBeCloseTo(0.117, 3);
  expect(coverSize('lulu').spine).toBeCloseTo(0.177, 3);
  expect(coverSize('kdp')).toMatchObject({ width: expect.closeTo(17.367, 3), height: 11.25 });
  expect(coverSize('lulu')).toMatchObject({ width: expect.closeTo(17.427, 3), height: 11.25 });
});
