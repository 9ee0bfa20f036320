import type { Pixels } from '@scribblepup/imaging';
import { clipToPhoto, isInside } from './area';

const photo: Pixels = { width: 40, height: 30, data: new Uint8ClampedArray(4 * 40 * 30) };

test.each([
  ['defaults to the whole photo', undefined, [0, 0, 40, 30]],
  ['rounds outward to whole pixels', [1.6, 2.2, 3, 4], [1, 2, 4, 5]],
  ['clips to the photo', [-5, -6, 100, 10], [0, 0, 40, 4]],
  ['keeps an area that covers only the last pixel', [39.5, 29.5, 9, 9], [39, 29, 1, 1]],
])('clipToPhoto %s', (_name, given, expected) => {
  const area = given && { x: given[0], y: given[1], width: given[2], height: given[3] };
  expect(Object.values(clipToPhoto(photo, area))).toEqual(expected);
});

test.each([
  ['of zero width', [1.5, 1, 0, 9]],
  ['of zero height', [1, 1.5, 9, 0]],
  ['left of the photo', [-9, 1, 9, 9]],
  ['right of the photo', [40, 1, 9, 9]],
  ['above the photo', [1, -9, 9, 9]],
  ['below the photo', [1, 30, 9, 9]],
  ['that is not a number', [Number.NaN, 1, 9, 9]],
])('clipToPhoto rejects an area %s', (_name, [x, y, width, height]) => {
  expect(() => clipToPhoto(photo, { x, y, width, height })).toThrow(RangeError);
});

test('isInside excludes the right and lower edges of an area', () => {
  const area = { x: 10, y: 20, width: 5, height: 5 };
  const inside = [
    [10, 20],
    [14.9, 24.9],
  ];
  const outside = [
    [9.9, 20],
    [10, 19.9],
    [15, 20],
    [10, 25],
  ];
  expect([...inside, ...outside].map(([x, y]) => isInside(area, { x, y }))).toEqual([
    ...inside.map(() => true),
    ...outside.map(() => false),
  ]);
});
