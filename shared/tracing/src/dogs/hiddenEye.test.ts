import type { Point } from '@scribblepup/imaging';
import { mask } from '@scribblepup/imaging/plane';
import { drawSyntheticDog } from '../syntheticDog';
import { perfectDetection } from '../testing/perfectDetection';
import { Tracer } from '../Tracer';
import type { Hints } from '../model/types';
import { withoutHiddenEye } from './hiddenEye';

// A dog below the line y = 40, 400 px wide.
const dog = mask(
  400,
  400,
  Uint8Array.from({ length: 400 * 400 }, (_, i) => (i < 40 * 400 ? 0 : 1)),
);
const shape = { dog, size: 380, unit: 0.8 };
const near: Point = [200, 120],
  atOutline: Point = [260, 45],
  inside: Point = [260, 60];

describe('an eye at the outline', () => {
  it('is hidden if the nose lies beyond it, whichever eye it is', () => {
    expect(withoutHiddenEye(shape, { eyes: [near, atOutline], nose: [398, 100] })).toEqual({
      eyes: [near],
      nose: [398, 100],
    });
    const mirrored = ([x, y]: Point): Point => [400 - x, y];
    expect(
      withoutHiddenEye(shape, { eyes: [mirrored(atOutline), mirrored(near)], nose: [2, 100] }),
    ).toEqual({ eyes: [mirrored(near)], nose: [2, 100] });
  });

  it('stays if the nose lies between the eyes', () => {
    const tilted = { eyes: [near, atOutline], nose: [290, 260] } as const;
    expect(withoutHiddenEye(shape, tilted)).toEqual(tilted);
  });

  it('stays if the eyes are as far apart as in a face seen from the front', () => {
    const frontal = { eyes: [near, atOutline], nose: [310, 60] } as const;
    expect(withoutHiddenEye(shape, frontal)).toEqual(frontal);
  });

  it('stays if the nose is unknown', () => {
    expect(withoutHiddenEye(shape, { eyes: [near, atOutline] })).toEqual({
      eyes: [near, atOutline],
    });
  });
});

it('a far eye inside the outline stays, even where the photo crops the dog', () => {
  const turned = { eyes: [near, inside], nose: [398, 100] } as const;
  expect(withoutHiddenEye(shape, turned)).toEqual(turned);
  const cropped = {
    eyes: [
      [250, 330],
      [310, 397],
    ],
    nose: [398, 370],
  } as const;
  expect(withoutHiddenEye(shape, cropped)).toEqual(cropped);
});

it('a far eye at the outline is drawn only if the visitor taps it', () => {
  const { photo } = drawSyntheticDog(),
    found = perfectDetection(drawSyntheticDog()),
    [dog] = found.dogs;
  // On the left side of the head, whose outline is at x = 72.
  const eyes: Point[] = [
    [73, 72],
    [88, 62],
  ];
  const [rightEye, leftEye, nose] = [...eyes, [78, 96] as const].map(([x, y]) => ({
    x: x - 0.5,
    y: y - 0.5,
    confidence: 0.9,
  }));
  const face = { ...dog.face!, keypoints: { ...dog.face!.keypoints, rightEye, leftEye, nose } };
  const turned = { ...found, dogs: [{ ...dog, face }] };
  const drawnEyes = (hints: Hints): number =>
    new Tracer(photo, hints, turned, 240).run().dog.lights.length / 2;
  expect(drawnEyes({})).toBe(1);
  expect(drawnEyes({ eyes })).toBe(2);
});
