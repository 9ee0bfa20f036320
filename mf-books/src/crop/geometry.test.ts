import { exportPlan } from './exportPlan';
import {
  centered,
  centeringMoves,
  containMatrix,
  intersect,
  isUpright,
  fitsInBox,
  matrixOfPhoto,
  photoBounds,
  scaled,
} from './geometry';

const photo = { width: 1000, height: 500 };
/** The matrix of the photo fitted into a box of 375 px: scaled by .375 and centered. */
const fitted = [0.375, 0, 0, 0.375, 375 / 2 - 500, 375 / 2 - 250];
/** The same matrix after a quarter turn to the right. */
const turned = [0, 0.375, -0.375, 0, 375 / 2 - 500, 375 / 2 - 250];

test.each([
  ['unchanged', [1, 0, 0, 1, 0, 0], true],
  ['enlarged and moved', [2.5, 0, 0, 2.5, 40, -7], true],
  ['turned four times, with rounding errors', [1, 2e-16, -2e-16, 1, 0, 0], true],
  ['turned on its side', [0, 1, -1, 0, 0, 0], false],
  ['turned upside down', [-1, 0, 0, -1, 0, 0], false],
  ['turned a little', [0.9998, 0.0175, -0.0175, 0.9998, 0, 0], false],
  ['flipped', [-1, 0, 0, 1, 0, 0], false],
])('tells if a picture is upright: %s', (_how, matrix, upright) => {
  expect(isUpright(matrix)).toBe(upright);
});

test('returns the bounds of the fitted photo, also after a quarter turn', () => {
  expect(photoBounds(photo, fitted)).toEqual({ x: 0, y: 93.75, width: 375, height: 187.5 });
  expect(photoBounds(photo, turned)).toEqual({ x: 93.75, y: 0, width: 187.5, height: 375 });
});

test('a picture that is scaled with its box keeps its place in the box', () => {
  const matrix = scaled(turned, photo, 2);
  expect(photoBounds(photo, matrix)).toEqual({ x: 187.5, y: 0, width: 375, height: 750 });
});

test('fits a picture into the middle of its box', () => {
  expect(containMatrix(photo, { width: 375, height: 375 })).toEqual(fitted);
  expect(containMatrix({ width: 100, height: 200 }, { width: 375, height: 375 })).toEqual([
    1.875, 0, 0, 1.875, 137.5, 87.5,
  ]);
});

test.each([
  ['the same size', photo, fitted],
  ['half the size', { width: 500, height: 250 }, [0.75, 0, 0, 0.75, 375 / 2 - 250, 375 / 2 - 125]],
  [
    // The height of 106.5 px was rounded.
    'a rounded size',
    { width: 213, height: 107 },
    [375 / 213, 0, 0, 375 / 213, 375 / 2 - 213 / 2, 375 / 2 - 107 / 2],
  ],
])('places a photo where its preview of %s is', (_what, shown, matrix) => {
  for (const [i, value] of matrixOfPhoto(matrix, shown, photo).entries())
    expect(value).toBeCloseTo(fitted[i], 10);
});

test('places a photo where its preview is, rotated, flipped, zoomed and moved', () => {
  const [shown, high] = [
    { width: 250, height: 500 },
    { width: 500, height: 1000 },
  ];
  const moved = [0, -1.5, -1.5, 0, 40, -30];
  expect(photoBounds(high, matrixOfPhoto(moved, shown, high))).toEqual(photoBounds(shown, moved));
  expect(isUpright(matrixOfPhoto([2, 0, 0, 2, 9, 9], shown, high))).toBe(true);
});

test('the first selection covers its share in the middle, and is square for a circle', () => {
  const bounds = photoBounds(photo, fitted);
  expect(centered(bounds, 0.8, false)).toEqual({ x: 37.5, y: 112.5, width: 300, height: 150 });
  expect(centered(bounds, 0.8, true)).toEqual({ x: 112.5, y: 112.5, width: 150, height: 150 });
});

test('disjoint rectangles have an empty intersection', () => {
  expect(
    intersect({ x: 0, y: 0, width: 10, height: 10 }, { x: 20, y: 0, width: 5, height: 5 }),
  ).toMatchObject({ width: 0 });
});

test('a selection may reach the edge of the box, but not extend beyond it', () => {
  expect(fitsInBox({ x: 0, y: 0, width: 375, height: 375 }, { width: 375, height: 375 })).toBe(
    true,
  );
  expect(fitsInBox({ x: 4, y: 0, width: 375, height: 100 }, { width: 375, height: 375 })).toBe(
    false,
  );
});

describe('drawing the selection', () => {
  const selection = { x: 75, y: 120, width: 150, height: 75 };

  test('the selection keeps the resolution of the photo', () => {
    const plan = exportPlan(photo, fitted, selection, 2048, 'selection');
    expect(plan?.drawing).toMatchObject({ width: 400, height: 200 });
  });

  test('the photo stays whole, and the search area is a little larger than the selection', () => {
    const plan = exportPlan(photo, fitted, selection, 2048, 'photo');
    expect(plan?.drawing).toMatchObject({ width: 1000, height: 500 });
    expect(plan?.crop?.x).toBeCloseTo(200 - 50);
    expect(plan?.crop?.width).toBeCloseTo(400 + 2 * 50);
    expect(plan?.crop?.y).toBeCloseTo(70 - 25);
  });

  test('the unchanged first selection does not tell where the dog is', () => {
    const first = centered(photoBounds(photo, fitted), 0.8, false);
    expect(exportPlan(photo, fitted, first, 2048, 'photo')?.crop).toBeNull();
    expect(
      exportPlan(photo, fitted, { ...first, width: first.width * 0.9 }, 2048, 'photo')?.crop,
    ).not.toBeNull();
  });

  test('a rotated photo is drawn rotated', () => {
    expect(exportPlan(photo, turned, selection, 2048, 'photo')?.drawing).toMatchObject({
      width: 500,
      height: 1000,
    });
  });

  /** The point at which a px of the photo is drawn. */
  const drawnAt = (matrix: readonly number[], [x, y]: readonly [number, number]): number[] => {
    const [a, b, c, d, e, f] = exportPlan(photo, matrix, selection, 2048, 'photo')!.drawing
      .transform;
    return [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 1e6) / 1e6);
  };

  test.each([
    ['as it is', fitted, [100, 50], [100, 50]],
    ['turned to the right', turned, [100, 50], [450, 100]],
    ['flipped', [-0.375, 0, 0, 0.375, fitted[4], fitted[5]], [100, 50], [900, 50]],
    ['turned and flipped', [0, 0.375, 0.375, 0, fitted[4], fitted[5]], [100, 50], [50, 100]],
  ] as const)('each px of the photo is drawn at its place: %s', (_how, matrix, from, to) => {
    expect(drawnAt(matrix, from)).toEqual(to);
  });

  test('the drawing begins at the corner of the selection, at the resolution of the photo', () => {
    const [a, , , d, e, f] = exportPlan(photo, fitted, selection, 2048, 'selection')!.drawing
      .transform;
    expect([a, d]).toEqual([1, 1]);
    expect([e, f].map(Math.round)).toEqual([-200, -70]);
  });

  test('the longer side of the drawing is reduced to the maximum', () => {
    expect(exportPlan(photo, fitted, selection, 100, 'selection')?.drawing).toMatchObject({
      width: 100,
      height: 50,
    });
  });

  test('a selection outside the photo has no plan', () => {
    expect(
      exportPlan(photo, fitted, { x: 0, y: 0, width: 50, height: 50 }, 2048, 'photo'),
    ).toBeNull();
  });
});

describe('centering a point in the frame', () => {
  const box = { width: 375, height: 375 };
  /** A wide photo, fitted into the box, with its initial frame. */
  const wide = { x: 0, y: 90, width: 375, height: 195 };
  const frame = { x: 37.5, y: 109.5, width: 300, height: 156 };
  /** The photo zoomed in, beyond the box on all sides. */
  const large = { x: -200, y: -60, width: 800, height: 500 };

  test.each([
    ['the middle of the frame: nothing moves', [187.5, 187.5], wide, [0, 0], [0, 0]],
    [
      'a corner of the photo: the frame moves to the edges of the photo',
      [370, 100],
      wide,
      [37.5, -19.5],
      [0, 0],
    ],
    [
      'above the photo: the frame moves only to the edge of the photo',
      [187.5, 5],
      wide,
      [0, -19.5],
      [0, 0],
    ],
    ['a point of a larger photo: the photo moves too', [300, 190], large, [37.5, 2.5], [-75, 0]],
    [
      'a corner of the box: the frame stays in the box, and the photo still covers it',
      [375, 375],
      large,
      [37.5, 109.5],
      [-150, -65],
    ],
    [
      'in a photo smaller than the frame: nothing moves',
      [200, 190],
      { x: 150, y: 150, width: 75, height: 75 },
      [0, 0],
      [0, 0],
    ],
  ] as const)('%s', (_where, at, photo, movedFrame, movedPhoto) => {
    const moves = centeringMoves(at, frame, photo, box);
    expect(moves.frame.map((by) => by + 0)).toEqual(movedFrame);
    expect(moves.photo.map((by) => by + 0)).toEqual(movedPhoto);
  });
});
