import fc from 'fast-check';
import { random } from '../raster/random';
import type { DogArt, Hints, Pixels } from '../types';
import { ExtractError, Extraction } from '.';

// Smaller than in use, so that many pictures can be tried.
const SIDE = 160;

/** Blocks of random colours, noise, or one colour, from a seed. */
function picture(width: number, height: number, block: number, seed: number): Pixels {
  const next = random(seed);
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = Math.ceil(width / block);
  const colours = Array.from({ length: columns * Math.ceil(height / block) }, () => [next() * 255, next() * 255, next() * 255]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colours[Math.floor(y / block) * columns + Math.floor(x / block)]!;
      data.set([...colour, next() < 0.02 ? 0 : 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

const number = fc.oneof({ weight: 9, arbitrary: fc.double({ min: -40, max: 140, noNaN: true }) }, { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, -1e9, 0) });
const point = fc.tuple(number, number);
const dab = fc.record({ x: number, y: number, radius: fc.oneof(fc.double({ min: 0.1, max: 60, noNaN: true }), fc.constant(0)), mode: fc.constantFrom('keep' as const, 'erase' as const) });
const hints: fc.Arbitrary<Hints> = fc.record(
  { crop: fc.record({ x: number, y: number, width: number, height: number }), dabs: fc.array(dab, { maxLength: 4 }), eyes: fc.array(point, { maxLength: 3 }), nose: point },
  { requiredKeys: [] },
);

const allFinite = (dog: DogArt): boolean => {
  let fine = true;
  JSON.stringify(dog, (_key, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) fine = false;
    return value;
  });
  return fine;
};

it('any picture with any hints gives a drawing of finite numbers or a typed error', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 90 }), fc.integer({ min: 4, max: 90 }), fc.constantFrom(1, 7, 30, 100), fc.integer(), hints, (width, height, block, seed, given) => {
      let result: ReturnType<Extraction['run']>;
      try {
        result = new Extraction(picture(width, height, block, seed), given, SIDE).run();
      } catch (error) {
        expect(error).toBeInstanceOf(ExtractError);
        return;
      }
      const { dog, cutout } = result;
      expect(allFinite(dog)).toBe(true);
      expect(dog.outline.length).toBeGreaterThan(0);
      expect(dog.outline.every((ring) => ring.length >= 6 && ring.length % 2 === 0)).toBe(true);
      expect(cutout.alpha).toHaveLength(cutout.width * cutout.height);
    }),
    { numRuns: 40, seed: 2026 },
  );
});
