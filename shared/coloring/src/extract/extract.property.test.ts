import fc from 'fast-check';
import { checkedPage } from '../compose/page';
import { release } from '../gates/raster';
import { random } from '../raster/random';
import type { DogArt, Hints, Pixels } from '../types';
import type { Found } from '@scribblepup/finder';
import { drawDog, type DrawnDog } from './fixtures/drawnDog';
import { foundOf } from './fixtures/found';
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
        result = new Extraction(picture(width, height, block, seed), given, seed % 2 === 0 ? null : anywhere(width, height, seed), SIDE).run();
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

const flat = (width: number, height: number, value: number): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4).fill(value);
  return { width, height, data };
};

/** A finder's answer that has nothing to do with the picture. */
function anywhere(width: number, height: number, seed: number): Found {
  const next = random(seed);
  return foundOf(drawDog({ width, height, shift: [next() - 0.5, next() - 0.5], scale: 0.2 + next() }));
}

/** A photo and what the finder says of it. */
interface Seen {
  readonly photo: Pixels;
  readonly found: Found | null;
}

const seen = (dog: DrawnDog): Seen => ({ photo: dog.photo, found: foundOf(dog) });
const unseen = (photo: Pixels): Seen => ({ photo, found: null });

function twoDogs(): Seen {
  const wide = { width: 320, height: 200, scale: 0.9, noise: 6 };
  const one = drawDog({ ...wide, shift: [-0.22, 0] }), other = drawDog({ ...wide, shift: [0.22, 0], coat: [60, 50, 45], seed: 2 });
  return { photo: { ...one.photo, data: one.photo.data.map((v, i) => (other.truth[i >> 2] ? other.photo.data[i]! : v)) }, found: foundOf(one, other) };
}

const alone = drawDog();
// One of each family.
const LOOKS = [4, 29, 54, 79];

it.each<[string, Seen, Hints, boolean]>([
  ['one colour', unseen(flat(120, 90, 140)), {}, false],
  ['black', unseen(flat(90, 120, 0)), {}, false],
  ['a narrow strip', unseen(flat(240, 16, 90)), {}, false],
  ['noise', unseen(picture(120, 120, 1, 5)), {}, false],
  ['noise in which the finder sees a dog', { photo: picture(120, 120, 1, 5), found: anywhere(120, 120, 5) }, {}, true],
  ['64 x 64 px', seen(drawDog({ width: 64, height: 64, noise: 4 })), {}, true],
  ['two dogs', twoDogs(), {}, true],
  ['a face tapped beside the dog', seen(alone), { eyes: [[5, 5], [12, 6]], nose: [8, 12] }, true],
  ['a face tapped three times at one place', seen(alone), { eyes: [[120, 70], [120, 70]], nose: [120, 70] }, true],
  ['a dog of which the brush left little', seen(alone), { dabs: [{ x: 120, y: 140, radius: 80, mode: 'erase' }] }, true],
  ['a photo that is kept whole', seen(alone), { dabs: [{ x: 120, y: 120, radius: 400, mode: 'keep' }] }, true],
])('%s gives pages that pass the gates', (_name, { photo, found }, given, isFound) => {
  const { dog, cutout } = new Extraction(photo, given, found, SIDE).run();
  expect(cutout.found).toBe(isFound);
  for (const look of LOOKS) {
    const { failures, bitmap } = checkedPage(dog, look, { name: 'Biscuit', bornMonth: 3 });
    release(bitmap);
    expect(failures).toEqual([]);
  }
});

// A finger may miss the edge by 15 dog units; the shape of an eye or a nose goes on around the tap.
const BESIDE = 60;

it('taps anywhere in a photo, and beyond it, put no eye and no nose beside the dog', () => {
  const anywhere = fc.tuple(fc.integer({ min: -60, max: 300 }), fc.integer({ min: -60, max: 300 }));
  const work = new Extraction(alone.photo, {}, foundOf(alone), SIDE);
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 3 }), anywhere, (eyes, nose) => {
      work.update({ eyes, nose });
      const { dog } = work.run();
      expect(allFinite(dog)).toBe(true);
      for (const [x, y] of [...dog.solids, ...(dog.face ? [...dog.face.eyes, dog.face.nose] : [])]) {
        expect(x! > -BESIDE && x! < dog.width + BESIDE && y! > -BESIDE && y! < dog.height + BESIDE).toBe(true);
      }
    }),
    { numRuns: 20, seed: 2026 },
  );
});
