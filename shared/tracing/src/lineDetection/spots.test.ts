import type { LabImage } from '@scribblepup/imaging/lab';
import { maskArea, mask, pixelIndexAt, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { findSpots } from './spots';

const SIDE = 400,
  MIDDLE = SIDE / 2,
  RADIUS = 160;
const WHITE = 85,
  BLACK = 15;

type Shade = (x: number, y: number) => number;

const dog = mask(
  SIDE,
  SIDE,
  Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    Math.hypot((i % SIDE) + 0.5 - MIDDLE, Math.floor(i / SIDE) + 0.5 - MIDDLE) < RADIUS ? 1 : 0,
  ),
);

/** A round dog on black ground, in these shades. */
const picture = (shade: Shade): LabImage => ({
  width: SIDE,
  height: SIDE,
  L: Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    dog.data[i] ? shade((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5) : 0,
  ),
  a: new Float32Array(SIDE * SIDE),
  b: new Float32Array(SIDE * SIDE),
});

const spotsOn = (shade: Shade): Point[][] =>
  findSpots(picture(shade), dog, Math.sqrt(maskArea(dog)));

/** Centers of spots in rows, 50 px apart. */
const centersInRows = (count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => [
    110 + 50 * (i % 4),
    110 + 50 * Math.floor(i / 4),
  ]);

const spotted =
  (spots: readonly Point[], radius = 9, coat = WHITE): Shade =>
  (x, y) =>
    spots.some(([sx, sy]) => Math.hypot(x - sx, y - sy) < radius) ? BLACK : coat;

const middleOf = (ring: readonly Point[]): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

test('every spot of a spotted coat gets a rim around it', () => {
  const centers = centersInRows(16),
    rims = spotsOn(spotted(centers));
  expect(rims).toHaveLength(centers.length);
  for (const [x, y] of centers) {
    const near = rims.filter((rim) => {
      const [mx, my] = middleOf(rim);
      return Math.hypot(mx - x, my - y) < 1.5;
    });
    expect(near).toHaveLength(1);
    for (const [px, py] of near[0]) {
      const distance = Math.hypot(px - x, py - y);
      expect(distance).toBeGreaterThan(6);
      expect(distance).toBeLessThan(12);
    }
  }
});

test.each<[string, Shade]>([
  ['a few spots', spotted(centersInRows(8))],
  ['spots as small as dirt', spotted(centersInRows(16), 2)],
  [
    'large patches',
    spotted(
      [
        [130, 130],
        [260, 270],
      ],
      60,
    ),
  ],
  ['spots on dark fur', spotted(centersInRows(16), 9, 35)],
  ['even fur', () => WHITE],
  ['long shadows', (x) => (x % 40 < 8 ? 50 : WHITE)],
])('finds no spots: %s', (_, shade) => {
  expect(spotsOn(shade)).toEqual([]);
});

test('dark ground around a dog is not a spot', () => {
  const small: Mask = { ...dog, data: dog.data.map((v, i) => (i % SIDE < 230 ? v : 0)) };
  const rims = findSpots(picture(spotted(centersInRows(16))), small, Math.sqrt(maskArea(small)));
  expect(rims.length).toBeGreaterThan(0);
  for (const rim of rims)
    for (const [x, y] of rim) expect(small.data[pixelIndexAt(small, x, y)]).toBe(1);
});
