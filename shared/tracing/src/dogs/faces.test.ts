import { mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { withTappedFace } from '../hints';
import { drawSyntheticDog } from '../syntheticDog';
import { perfectDetection } from '../testing/perfectDetection';
import { placeFrame } from '../framing/frame';
import { dogAt, keepPointsOnDog, facePointsOf } from './faces';

// A dog of 400 x 400 px on the left half of its frame; a dog unit is .8 px.
const dog = mask(
  800,
  400,
  Uint8Array.from({ length: 800 * 400 }, (_, i) => (i % 800 < 400 ? 1 : 0)),
);
const shape = { dog, size: 400, unit: 0.8 };

describe('a found face', () => {
  const drawn = drawSyntheticDog(),
    [dog] = perfectDetection(drawn).dogs,
    { keypoints } = dog.face!;
  const { width, height } = drawn.photo;
  // As large as the photo, so that frame px are photo px.
  const frame = placeFrame(drawn.photo, { x: 0, y: 0, width, height }, Math.max(width, height));
  const { leftEye, rightEye, nose } = keypoints;
  const facing = (noseX: number): Point => [noseX + 0.5, nose.y + 0.5];
  /** The face with the right eye this many px beside the left one. */
  const drawnPoints = (beside: number, confidence = rightEye.confidence): unknown =>
    facePointsOf(
      {
        ...dog,
        face: {
          ...dog.face!,
          keypoints: {
            ...keypoints,
            rightEye: { x: leftEye.x + beside, y: leftEye.y, confidence },
          },
        },
      },
      frame,
    );
  const left: Point = [leftEye.x + 0.5, leftEye.y + 0.5];
  const toNose = Math.hypot(nose.x - leftEye.x, nose.y - leftEye.y);

  it('has its eyes from left to right', () => {
    const right: Point = [leftEye.x - toNose + 0.5, left[1]];
    expect(drawnPoints(-toNose)).toEqual({ eyes: [right, left], nose: facing(nose.x) });
  });

  it('has one eye if both were found in the same place: the more certain one', () => {
    expect(drawnPoints(0.1 * toNose, 0.6)).toEqual({ eyes: [left], nose: facing(nose.x) });
    expect(drawnPoints(0.1 * toNose, 1)).toEqual({
      eyes: [[left[0] + 0.1 * toNose, left[1]]],
      nose: facing(nose.x),
    });
  });
});

describe('the far eye of a found head seen from the side', () => {
  const { dogs } = perfectDetection(drawSyntheticDog()),
    frame = placeFrame({ width: 400, height: 300 }, { x: 0, y: 0, width: 400, height: 300 }, 400);
  /** Number of eyes, 40 px apart, the right one to the left, with the nose at this position. */
  const eyesWith = (
    rightConfidence: number,
    leftConfidence: number,
    noseX: number,
    noseY = 180,
  ): number => {
    const keypoints = {
      ...dogs[0].face!.keypoints,
      rightEye: { x: 100, y: 100, confidence: rightConfidence },
      leftEye: { x: 140, y: 100, confidence: leftConfidence },
      nose: { x: noseX, y: noseY, confidence: 0.9 },
    };
    return facePointsOf({ ...dogs[0], face: { ...dogs[0].face!, keypoints } }, frame)!.eyes.length;
  };

  it('is hidden if its confidence is low, whichever eye it is', () => {
    expect(eyesWith(0.9, 0.75, 150)).toBe(1);
    expect(eyesWith(0.75, 0.9, 90)).toBe(1);
  });

  it('stays if its confidence is high, and so does the near eye even with a lower one', () => {
    expect(eyesWith(0.9, 0.85, 150)).toBe(2);
    expect(eyesWith(0.75, 0.85, 150)).toBe(2);
  });

  it('is hidden if the muzzle is short, but not in a head seen from the front', () => {
    expect(eyesWith(0.9, 0.75, 150, 135)).toBe(1);
    expect(eyesWith(0.9, 0.75, 150, 120)).toBe(2);
  });

  it('stays if the nose lies between the eyes', () => {
    expect(eyesWith(0.75, 0.75, 130)).toBe(2);
  });
});

describe('a face', () => {
  const eyes: Point[] = [
    [100, 100],
    [200, 100],
  ];

  it('keeps the points on the dog, and those just off it', () => {
    const face = { eyes, nose: [405, 200] } as const;
    expect(keepPointsOnDog(shape, face)).toEqual(face);
  });

  it('loses the points that are not on the dog', () => {
    expect(keepPointsOnDog(shape, { eyes, nose: [600, 200] })).toEqual({ eyes });
  });

  it('is dropped if fewer than two points are on the dog', () => {
    expect(
      keepPointsOnDog(shape, {
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
    expect(withTappedFace([first, second], tapped, 1)).toEqual([
      { ...tapped, nose: [85, 20] },
      first,
    ]);
  });

  it('takes nothing from another dog if its own has no face', () => {
    expect(withTappedFace([first, null], tapped, 1)).toEqual([tapped, first]);
  });

  it('replaces the nearest face if the tapped dog is unknown', () => {
    expect(withTappedFace([second, first], tapped, -1)).toEqual([
      { ...tapped, nose: [15, 20] },
      second,
    ]);
  });

  it('changes nothing if it has no points', () => {
    expect(withTappedFace([null, second], { eyes: [] }, 0)).toEqual([second]);
  });
});

it('a point in the photo belongs to the dog that owns its cell', () => {
  const drawn = drawSyntheticDog(),
    found = perfectDetection(drawn);
  expect(dogAt(found, drawn.nose)).toBe(0);
  expect(dogAt(found, [1, 1])).toBe(-1);
  expect(dogAt(found, [-50, 9000])).toBe(-1);
});

it('a point at the very rim of a small photo belongs to the dog there', () => {
  const drawn = drawSyntheticDog({ width: 40, height: 40 }),
    found = perfectDetection(drawn);
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
