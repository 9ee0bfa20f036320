import { distanceTransform } from '@scribblepup/imaging/distance';
import { invert, mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { longestInside, ringInside } from './inside';

// A dog 20 px wide in a picture of 40 x 10 px: from 10 to 29.
const dog = mask(
  40,
  10,
  Uint8Array.from({ length: 400 }, (_, i) => (i % 40 >= 10 && i % 40 < 30 ? 1 : 0)),
);
const outlineDistance = distanceTransform(invert(dog));
const horizontalLine = (from: number, to: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, k) => [from + k + 0.5, 5] as const);

test('a line within the dog is unchanged', () => {
  expect(longestInside(horizontalLine(14, 24), outlineDistance, 2)).toEqual(horizontalLine(14, 24));
});

test('a part that leaves the dog, or comes too close to its edge, is cut off', () => {
  expect(longestInside(horizontalLine(18, 38), outlineDistance, 1)).toEqual(horizontalLine(18, 29));
  expect(longestInside(horizontalLine(18, 38), outlineDistance, 3)).toEqual(horizontalLine(18, 27));
});

test('the longer of two pieces stays; points off the picture are outside', () => {
  const twice = [...horizontalLine(12, 15), ...horizontalLine(32, 34), ...horizontalLine(16, 27)];
  expect(longestInside(twice, outlineDistance, 1)).toEqual(horizontalLine(16, 27));
  expect(
    longestInside(
      [
        [-3, 5],
        [50, 5],
        [20, -1],
        [20, 11],
      ],
      outlineDistance,
      1,
    ),
  ).toEqual([]);
});

describe('a ring', () => {
  const ring = (cx: number): Point[] => [
    [cx - 2, 3.5],
    [cx + 2, 3.5],
    [cx + 2, 6.5],
    [cx - 2, 6.5],
  ];

  test('within the dog is closed, with overlapping ends', () => {
    const points = ring(20.5);
    expect(ringInside(points, outlineDistance, 1, 2)).toEqual([...points, points[0], points[1]]);
  });

  test('that leaves the dog becomes one line, wherever the ring starts', () => {
    const [topLeft, topRight, bottomRight, bottomLeft] = ring(29.5);
    const line = [bottomLeft, topLeft];
    expect(ringInside([topLeft, topRight, bottomRight, bottomLeft], outlineDistance, 1, 2)).toEqual(
      line,
    );
    expect(ringInside([bottomLeft, topLeft, topRight, bottomRight], outlineDistance, 1, 2)).toEqual(
      line,
    );
  });

  test('outside the dog is dropped', () => {
    expect(ringInside(ring(35.5), outlineDistance, 1, 2)).toEqual([]);
  });
});
