import { coverSize } from './coverSize';

test('the spine and the size of a cover for 52 pages follow the rules of each print shop, in inches', () => {
  expect(coverSize('kdp').spine).toBeCloseTo(0.117, 3);
  expect(coverSize('lulu').spine).toBeCloseTo(0.177, 3);
  expect(coverSize('kdp')).toMatchObject({ width: expect.closeTo(17.367, 3), height: 11.25 });
  expect(coverSize('lulu')).toMatchObject({ width: expect.closeTo(17.427, 3), height: 11.25 });
});
