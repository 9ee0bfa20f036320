import { drawSyntheticDog } from '../syntheticDog';
import { perfectDetection } from '../testing/perfectDetection';
import { Tracer } from '../Tracer';
import type { FacePoints } from '../face/types';
import type { Hints } from '../model/types';
import { frontalFace, headOfPoints } from './head';

const drawn = drawSyntheticDog(),
  found = perfectDetection(drawn),
  [dog] = found.dogs,
  face = dog.face!;

/** Draws the dog with another face. */
const drawnWith = (changed: typeof dog.face, hints: Hints = {}) =>
  new Tracer(drawn.photo, hints, { ...found, dogs: [{ ...dog, face: changed }] }).run();

const doubtful = { ...face, score: 0.5 };
let drawnDoubtful: ReturnType<typeof drawnWith>;
beforeAll(() => {
  drawnDoubtful = drawnWith(doubtful);
});

it('a face from the front needs both eyes and the nose', () => {
  const [left, right, nose] = [
    [10, 10],
    [30, 10],
    [20, 30],
  ] as const;
  expect(frontalFace({ eyes: [left, right], nose })).toEqual({ eyes: [left, right], nose });
  expect(frontalFace({ eyes: [left, right] })).toBeNull();
  expect(frontalFace({ eyes: [left], nose })).toBeNull();
  expect(frontalFace(undefined)).toBeNull();
});

it('a head in profile lies in the middle of its points, and its size is their distance', () => {
  expect(headOfPoints({ eyes: [[10, 10]], nose: [40, 50] }, 400)).toEqual({
    at: [25, 30],
    size: 50,
    nose: [40, 50],
  });
});

it.each<[string, FacePoints]>([
  ['one eye', { eyes: [[10, 10]] }],
  ['the nose', { eyes: [], nose: [10, 10] }],
  [
    'two taps on the same eye',
    {
      eyes: [
        [10, 10],
        [15, 10],
      ],
    },
  ],
])('a head cannot be measured from %s', (_, points) => {
  expect(headOfPoints(points, 400)).toBeUndefined();
});

describe('a dog with only one tapped point', () => {
  const taps: [string, Hints][] = [
    ['an eye', { eyes: [drawn.eyes[0]] }],
    ['the nose', { nose: drawn.nose }],
    ['an eye, twice', { eyes: [drawn.eyes[0], drawn.eyes[0]] }],
  ];

  it.each(taps)('has no head if the finder saw none: %s', (_, hints) => {
    expect(new Tracer(drawn.photo, hints).run().dog).not.toHaveProperty('head');
  });

  it.each(taps)('keeps its head where the finder saw it: %s', (_, hints) => {
    const { head } = drawnDoubtful.dog;
    expect(head!.size).toBeGreaterThan(0);
    expect(drawnWith(doubtful, hints).dog.head).toEqual(head);
  });

  it('has its own head, not that of another dog', () => {
    const wide = { width: 320, height: 200, scale: 0.9 };
    const left = drawSyntheticDog({ ...wide, shift: [-0.22, 0] }),
      right = drawSyntheticDog({ ...wide, shift: [0.22, 0] });
    const photo = {
      ...left.photo,
      data: left.photo.data.map((v, i) => (right.groundTruth[i >> 2] ? right.photo.data[i] : v)),
    };
    const both = perfectDetection(left, right);
    const bothDoubtful = {
      ...both,
      dogs: both.dogs.map((one) => ({ ...one, face: { ...one.face!, score: 0.5 } })),
    };
    for (const tapped of [left, right]) {
      const { dog: art, place } = new Tracer(photo, { nose: tapped.nose }, bothDoubtful).run();
      expect(place.x + art.head!.at[0] * place.unit).toBeCloseTo(tapped.nose[0], 0);
    }
  });
});

describe('a dog', () => {
  it('with a frontal face has no separate head position', () => {
    const { face: drawnFace, head } = drawnWith(face).dog;
    expect(drawnFace).not.toBeNull();
    expect(head).toBeUndefined();
  });

  it('with a doubtful face has its head where the finder saw it', () => {
    const { dog: art, place } = drawnDoubtful;
    expect(art.face).toBeNull();
    const [x, y] = art.head!.at;
    expect(place.x + x * place.unit).toBeCloseTo(face.head.x + 0.5, 0);
    expect(place.y + y * place.unit).toBeCloseTo(face.head.y + 0.5, 0);
    expect(art.head!.size * place.unit).toBeCloseTo(face.head.size, 0);
  });

  it('has no head if the one found is as small as a spot of the coat', () => {
    const spot = { ...face, score: 0.5, head: { ...face.head, size: 0.05 * Math.sqrt(dog.area) } };
    expect(drawnWith(spot).dog).not.toHaveProperty('head');
  });
});
