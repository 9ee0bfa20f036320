import { mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { withTapped } from '../hints';
import { drawDog } from '../drawnDog';
import { foundOf } from '../testing/found';
import { dogAt, faceOn } from './faces';

// A dog of 400 x 400 px on the left half of its frame; a dog unit is .8 px.
const dog = mask(
  800,
  400,
  Uint8Array.from({ length: 800 * 400 }, (_, i) => (i % 800 < 400 ? 1 : 0)),
);
const shape = { dog, size: 400, unit: 0.8 };

describe('a face', () => {
  const eyes: Point[] = [
    [100, 100],
    [200, 100],
  ];

  it('keeps the points on the dog, and those just off it', () => {
    const face = { eyes, nose: [405, 200] } as const;
    expect(faceOn(shape, face)).toEqual(face);
  });

  it('loses the points that are not on the dog', () => {
    expect(faceOn(shape, { eyes, nose: [600, 200] })).toEqual({ eyes });
  });

  it('with fewer than two points is dropped', () => {
    expect(
      faceOn(shape, {
        eyes: [
          [100, 100],
          [600, 100],
        ],
        nose: [600, 200],
      }),
    ).toBeNull();
  });
});

describe('a tapped face', () => {
  const first = {
      eyes: [
        [10, 10],
        [20, 10],
      ],
      nose: [15, 20],
    } as const,
    second = {
      eyes: [
        [80, 10],
        [90, 10],
      ],
      nose: [85, 20],
    } as const;
  const tapped = {
    eyes: [
      [30, 10],
      [40, 10],
    ],
  } as const;

  it('comes first, with the detected nose of its own dog', () => {
    expect(withTapped([first, second], tapped, 1)).toEqual([{ ...tapped, nose: [85, 20] }, first]);
  });

  it('takes nothing from another dog if its own has no face', () => {
    expect(withTapped([first, null], tapped, 1)).toEqual([tapped, first]);
  });

  it('replaces the nearest face if the tapped dog is unknown', () => {
    expect(withTapped([second, first], tapped, -1)).toEqual([
      { ...tapped, nose: [15, 20] },
      second,
    ]);
  });

  it('without a point changes nothing', () => {
    expect(withTapped([null, second], { eyes: [] }, 0)).toEqual([second]);
  });
});

it('a point in the photo belongs to the dog that owns its cell', () => {
  const drawn = drawDog(),
    found = foundOf(drawn);
  expect(dogAt(found, drawn.nose)).toBe(0);
  expect(dogAt(found, [1, 1])).toBe(-1);
  expect(dogAt(found, [-50, 9000])).toBe(-1);
});

it('a point at the very rim of a small photo belongs to the dog there', () => {
  const drawn = drawDog({ width: 40, height: 40 }),
    found = foundOf(drawn);
  const filled = { ...found, owners: found.owners.map(() => 1) };
  for (const point of [
    [0, 20],
    [40, 20],
    [20, 0],
    [40, 40],
  ] as const)
    expect(dogAt(filled, point)).toBe(0);
  expect(dogAt(filled, [-2, 20])).toBe(-1);
});
