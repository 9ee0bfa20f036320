import { findInvalidPath } from '@scribblepup/kernel/schema';
import fc from 'fast-check';
import type { Point } from '@scribblepup/imaging';
import { isDogArt } from './model/formats';
import type { DogArt, Hints } from './model/types';
import { drawSyntheticDog } from './syntheticDog';
import { perfectDetection } from './testing/perfectDetection';
import { randomDetectionResult, picture } from './testing/pictures';
import { ExtractError, Tracer } from '.';

// Smaller than in production, so that many pictures can be tried.
const SIDE = 160;

const number = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: -40, max: 140, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, -1e9, 0) },
);
const point = fc.tuple(number, number);
const dab = fc.record({
  x: number,
  y: number,
  radius: fc.oneof(fc.double({ min: 0.1, max: 60, noNaN: true }), fc.constant(0)),
  mode: fc.constantFrom('keep' as const, 'erase' as const),
});
const offset = fc.integer({ min: 0, max: 20 });
const side = fc.integer({ min: 70, max: 140 });
const crop = fc.oneof(
  { weight: 3, arbitrary: fc.record({ x: offset, y: offset, width: side, height: side }) },
  { weight: 1, arbitrary: fc.record({ x: number, y: number, width: number, height: number }) },
);
const hints: fc.Arbitrary<Hints> = fc.record(
  {
    crop,
    dabs: fc.array(dab, { maxLength: 4 }),
    eyes: fc.array(point, { maxLength: 3 }),
    nose: point,
  },
  { requiredKeys: [] },
);

const allFinite = (dog: DogArt): boolean => {
  let finite = true;
  JSON.stringify(dog, (_key, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) finite = false;
    return value;
  });
  return finite;
};

it('any picture with any hints gives a drawing of finite numbers or a typed error', () => {
  const photoSide = fc.oneof(
    { weight: 9, arbitrary: side },
    { weight: 1, arbitrary: fc.integer({ min: 4, max: 90 }) },
  );
  let drawings = 0;
  fc.assert(
    fc.property(
      photoSide,
      photoSide,
      fc.constantFrom(1, 7, 30, 100),
      fc.integer(),
      hints,
      (width, height, block, seed, given) => {
        let result: ReturnType<Tracer['run']>;
        try {
          result = new Tracer(
            picture(width, height, block, seed),
            given,
            seed % 2 === 0 ? null : randomDetectionResult(width, height, seed),
            SIDE,
          ).run();
        } catch (error) {
          expect(error).toBeInstanceOf(ExtractError);
          return;
        }
        drawings++;
        const { dog, cutout } = result;
        expect(findInvalidPath(isDogArt, dog)).toBeNull();
        expect(allFinite(dog)).toBe(true);
        expect(dog.outline.length).toBeGreaterThan(0);
        expect(dog.outline.every((ring) => ring.length >= 6 && ring.length % 2 === 0)).toBe(true);
        expect(cutout.alpha).toHaveLength(cutout.width * cutout.height);
      },
    ),
    { numRuns: 40, seed: 2026 },
  );
  // Most pictures are large enough to draw from, and most crops too.
  expect(drawings).toBeGreaterThan(20);
});

const alone = drawSyntheticDog();
// A tap may miss the dog's edge by 15 dog units, and an eye or a nose extends around the tap.
const BESIDE = 60;

const pointsOf = (ring: readonly number[]): Point[] =>
  Array.from({ length: ring.length / 2 }, (_, i): Point => [ring[2 * i], ring[2 * i + 1]]);

it('taps anywhere in a photo, and beyond it, put no eye or nose off the dog', () => {
  const anywhere = fc.tuple(fc.integer({ min: -60, max: 300 }), fc.integer({ min: -60, max: 300 }));
  const tracer = new Tracer(alone.photo, {}, perfectDetection(alone), SIDE);
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 3 }), anywhere, (eyes, nose) => {
      tracer.update({ eyes, nose });
      const { dog } = tracer.run();
      expect(allFinite(dog)).toBe(true);
      const points = [
        ...dog.solids.flatMap(pointsOf),
        ...(dog.face ? [...dog.face.eyes, dog.face.nose] : []),
      ];
      for (const [x, y] of points) {
        expect(
          x > -BESIDE && x < dog.width + BESIDE && y > -BESIDE && y < dog.height + BESIDE,
        ).toBe(true);
      }
    }),
    { numRuns: 20, seed: 2026 },
  );
});
