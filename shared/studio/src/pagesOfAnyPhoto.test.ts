import type { DetectionResult } from '@scribblepup/finder';
import type { Pixels } from '@scribblepup/imaging';
import { checkedPage, composePage } from '@scribblepup/pages';
import { release } from '@scribblepup/pages/bitmap';
import { lying } from '@scribblepup/pages/testing/dogs';
import { Tracer, type Hints } from '@scribblepup/tracing';
import { drawSyntheticDog, type SyntheticDog } from '@scribblepup/tracing/syntheticDog';
import { perfectDetection } from '@scribblepup/tracing/testing/perfectDetection';
import { randomDetectionResult, picture } from '@scribblepup/tracing/testing/pictures';

// Smaller than in production, so that the test can draw many pages.
const SIDE = 160;

const uniform = (width: number, height: number, value: number): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4).fill(value);
  return { width, height, data };
};

/** A photo and the finder's result for it. */
interface PhotoCase {
  readonly photo: Pixels;
  readonly found: DetectionResult | null;
}

const withDetection = (dog: SyntheticDog): PhotoCase => ({
  photo: dog.photo,
  found: perfectDetection(dog),
});
const withoutDetection = (photo: Pixels): PhotoCase => ({ photo, found: null });

function twoDogs(): PhotoCase {
  const options = { width: 320, height: 200, scale: 0.9, noise: 6 };
  const left = drawSyntheticDog({ ...options, shift: [-0.22, 0] }),
    right = drawSyntheticDog({ ...options, shift: [0.22, 0], coat: [60, 50, 45], seed: 2 });
  return {
    photo: {
      ...left.photo,
      data: left.photo.data.map((v, i) => (right.groundTruth[i >> 2] ? right.photo.data[i] : v)),
    },
    found: perfectDetection(left, right),
  };
}

const alone = drawSyntheticDog();
// One look of each family.
const LOOKS = ['garden', 'cool', 'corner-mandalas', 'next-up'];

it.each<[string, PhotoCase, Hints, boolean]>([
  ['one color', withoutDetection(uniform(120, 90, 140)), {}, false],
  ['black', withoutDetection(uniform(90, 120, 0)), {}, false],
  ['a narrow strip', withoutDetection(uniform(240, 16, 90)), {}, false],
  ['noise', withoutDetection(picture(120, 120, 1, 5)), {}, false],
  [
    'noise in which the finder sees a dog',
    { photo: picture(120, 120, 1, 5), found: randomDetectionResult(120, 120, 5) },
    {},
    true,
  ],
  ['64 x 64 px', withDetection(drawSyntheticDog({ width: 64, height: 64, noise: 4 })), {}, true],
  ['two dogs', twoDogs(), {}, true],
  [
    'a face tapped beside the dog',
    withDetection(alone),
    {
      eyes: [
        [5, 5],
        [12, 6],
      ],
      nose: [8, 12],
    },
    true,
  ],
  [
    'a face tapped three times at one place',
    withDetection(alone),
    {
      eyes: [
        [120, 70],
        [120, 70],
      ],
      nose: [120, 70],
    },
    true,
  ],
  [
    'a dog that the brush mostly erased',
    withDetection(alone),
    { dabs: [{ x: 120, y: 140, radius: 80, mode: 'erase' }] },
    true,
  ],
  [
    'a photo that is kept whole',
    withDetection(alone),
    { dabs: [{ x: 120, y: 120, radius: 400, mode: 'keep' }] },
    true,
  ],
])('the pages of %s pass the gates', (_name, { photo, found }, given, isFound) => {
  const { dog, cutout } = new Tracer(photo, given, found, SIDE).run();
  expect(cutout.found).toBe(isFound);
  for (const look of LOOKS) {
    const { failures, bitmap } = checkedPage(dog, look, { name: 'Biscuit', bornMonth: 3 });
    release(bitmap);
    expect(failures).toEqual([]);
  }
});

it('a stored dog with a head of size zero gets the same pages as a dog whose head is unknown', () => {
  const stored = { ...lying, head: { at: [450, 250] as const, size: 0 } };
  for (const look of ['birthday', 'graduate', 'cool']) {
    const [page, expected] = [stored, lying].map((dog) =>
      composePage(dog, look, { name: 'Biscuit', bornMonth: 3 }),
    );
    expect(page).toEqual(expected);
  }
});
