import fc from 'fast-check';
import { plainKernel } from '../kernels';
import { loadFinder } from '../load/load';
import type { Kernel } from '../kernels/types';
import type { Finder } from '../load/types';
import { Network } from '../network/Network';
import { colorNetwork, FACE_SIZE } from '../testing/colorNetwork';
import { Painting, RED } from '../testing/painting';
import { seededRandom } from '@scribblepup/imaging/random';
import type { Pixels } from '@scribblepup/imaging';

const finderWith = async (makeKernel?: () => Kernel): Promise<Finder> => {
  const fetchWeights = () => Promise.resolve(colorNetwork().file());
  const loaded = await loadFinder({ fetchWeights, ...(makeKernel && { makeKernel }) });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  return loaded.finder;
};
let finder: Finder;
beforeAll(async () => {
  finder = await finderWith();
});

// A photo of 1345 px is shrunk to 449: an input px spans three photo px, a cell twelve.
const STEP = 3;
const CELL = 12;
const FACE = FACE_SIZE * STEP;
// The color network cannot tell left from right, so the mirrored pass would lower its confidence in
// the eyes.
const withoutMirror = { mirror: false };
const canvas = (): Painting => new Painting(1345, 1009);

describe('a red disc with a face', () => {
  const photo = canvas().disc(500, 400, 240, RED).face(480, 320, FACE);

  test('is a dog, with its box and area', async () => {
    const { dogs } = await finder.find(photo, withoutMirror);
    expect(dogs).toHaveLength(1);
    const { box, area, score } = dogs[0];
    expect(Math.abs(box.x - 260)).toBeLessThan(CELL);
    expect(Math.abs(box.y - 160)).toBeLessThan(CELL);
    expect(Math.abs(box.width - 481)).toBeLessThan(2 * CELL);
    expect(Math.abs(box.height - 481)).toBeLessThan(2 * CELL);
    expect(area / (Math.PI * 240 ** 2)).toBeCloseTo(1, 1);
    expect(score).toBeGreaterThan(0.9);
  });

  test('has a high probability on the disc and nowhere else', async () => {
    const { probability, owners } = await finder.find(photo, withoutMirror);
    expect(probability).toMatchObject({ width: 113, height: 85, stepX: CELL, stepY: CELL });
    const wrong = [...probability.data].filter((p, cell) => {
      const distance = Math.hypot((cell % 113) * CELL - 500, Math.floor(cell / 113) * CELL - 400);
      return Math.abs(distance - 240) > CELL && p >= 0.5 !== distance < 240;
    });
    expect(wrong).toEqual([]);
    expect([...owners]).toEqual([...probability.data].map((p) => (p >= 0.5 ? 1 : 0)));
  });

  test('has its keypoints to within 2 px, and low confidence for hidden ones', async () => {
    const { dogs } = await finder.find(photo, withoutMirror);
    const { head, keypoints } = dogs[0].face!;
    expect(Math.hypot(head.x - 480, head.y - 320)).toBeLessThan(STEP);
    expect(
      Math.hypot(keypoints.leftEye.x - (480 - FACE / 6), keypoints.leftEye.y - (320 - FACE / 6)),
    ).toBeLessThan(2);
    expect(Math.hypot(keypoints.nose.x - 480, keypoints.nose.y - (320 + FACE / 6))).toBeLessThan(2);
    expect(keypoints.leftEye.confidence).toBeGreaterThan(0.8);
    expect(keypoints.nose.confidence).toBeGreaterThan(0.8);
    for (const hidden of [keypoints.rightEye, keypoints.leftEar, keypoints.rightEar])
      expect(hidden.confidence).toBeLessThan(0.01);
  });

  test('gives the same result twice, bit for bit', async () => {
    expect(await finder.find(photo, withoutMirror)).toEqual(
      await finder.find(photo, withoutMirror),
    );
  });

  test('gives the same result with the plain kernel', async () => {
    const plainFinder = await finderWith(plainKernel);
    expect(plainFinder.kernel).toBe('plain');
    const [plain, simd] = [
      await plainFinder.find(photo, withoutMirror),
      await finder.find(photo, withoutMirror),
    ];
    expect(plain.owners).toEqual(simd.owners);
    expect(plain.dogs[0].face!.keypoints.nose.x).toBeCloseTo(
      simd.dogs[0].face!.keypoints.nose.x,
      2,
    );
  });
});

describe('several', () => {
  test('discs are several dogs, the larger one first', async () => {
    const { dogs } = await finder.find(
      canvas()
        .disc(250, 400, 180, RED)
        .face(250, 400, FACE)
        .disc(800, 400, 260, RED)
        .face(800, 300, FACE),
      withoutMirror,
    );
    expect(dogs).toHaveLength(2);
    expect(dogs[0].face!.head.x).toBeCloseTo(800, -1);
    expect(dogs[1].face!.head.x).toBeCloseTo(250, -1);
  });

  test('faces on one part are several dogs, each with the cells on its side', async () => {
    const { dogs, owners, probability } = await finder.find(
      canvas().rectangle(200, 200, 700, 500, RED).face(375, 350, FACE).face(725, 350, FACE),
      withoutMirror,
    );
    expect(dogs).toHaveLength(2);
    const left = dogs.findIndex(({ face }) => face!.head.x < 550);
    const end = dogs[left].box.x + dogs[left].box.width;
    expect(end).toBeLessThan(725);
    expect(dogs[1 - left].box.x).toBeGreaterThan(375);
    expect((dogs[0].area + dogs[1].area) / (700 * 500)).toBeCloseTo(1, 1);
    expect(owners.filter((owner) => owner > 0)).toHaveLength(
      probability.data.filter((p) => p >= 0.5).length,
    );
  });

  test('parts that a bar separates are one dog', async () => {
    const { dogs } = await finder.find(
      canvas()
        .disc(500, 400, 220, RED)
        .face(480, 300, FACE)
        .rectangle(300, 450, 500, 30, [0, 0, 0]),
      withoutMirror,
    );
    expect(dogs).toHaveLength(1);
    expect(dogs[0].box.height).toBeGreaterThan(400);
  });
});

describe('a face', () => {
  test('that is hidden is null', async () => {
    const { dogs } = await finder.find(canvas().disc(500, 400, 200, RED));
    expect(dogs).toMatchObject([{ face: null }]);
  });

  test('without a body is a dog with no area and a box around its head', async () => {
    const { dogs } = await finder.find(canvas().face(480, 320, FACE, 0), withoutMirror);
    expect(dogs).toMatchObject([{ area: 0, score: 0 }]);
    expect(dogs[0].box.width).toBeCloseTo(4 * dogs[0].face!.head.size, 0);
  });

  test('at the edge keeps its box within the photo', async () => {
    const { dogs } = await finder.find(canvas().face(80, 80, FACE, 0), withoutMirror);
    expect(dogs[0].box).toMatchObject({ x: 0, y: 0 });
  });
});

describe('a photo', () => {
  test('without a dog has no dogs, and a speck is not a dog', async () => {
    expect((await finder.find(canvas())).dogs).toEqual([]);
    expect((await finder.find(canvas().disc(400, 400, 15, RED))).dogs).toEqual([]);
  });

  test.each([
    [1, 1],
    [2, 1],
    [1, 700],
    [32, 32],
    [3000, 20],
  ])('of %d x %d px is searched', async (width, height) => {
    const { probability } = await finder.find(
      new Painting(width, height).rectangle(0, 0, width, height, RED),
    );
    expect(probability.data.every((p) => p > 0.9)).toBe(true);
  });

  test('of any size and colors has its dogs inside it, best first', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer(),
        async (width, height, seed) => {
          const random = seededRandom(seed);
          const photo: Pixels = {
            width,
            height,
            data: Uint8ClampedArray.from({ length: width * height * 4 }, () => random() * 256),
          };
          const { dogs, owners, probability } = await finder.find(photo);
          expect(owners).toHaveLength(probability.width * probability.height);
          expect(Math.max(0, ...owners)).toBeLessThanOrEqual(dogs.length);
          dogs.forEach(({ box, score }, i) => {
            expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width).toBeLessThanOrEqual(width + 1e-6);
            expect(box.y + box.height).toBeLessThanOrEqual(height + 1e-6);
            expect(score).toBeLessThanOrEqual(dogs[i - 1]?.score ?? 1);
          });
        },
      ),
      { numRuns: 20 },
    ));

  test('with too few pixels is rejected', async () => {
    await expect(
      finder.find({ width: 10, height: 10, data: new Uint8ClampedArray(396) }),
    ).rejects.toThrow(RangeError);
    await expect(
      finder.find({ width: 0, height: 0, data: new Uint8ClampedArray(0) }),
    ).rejects.toThrow(RangeError);
  });
});

describe('an abort', () => {
  const photo = canvas().disc(500, 400, 200, RED).face(480, 320, FACE);

  test('before the first pass rejects immediately', async () => {
    await expect(finder.find(photo, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('during a pass prevents the next one', async () => {
    const controller = new AbortController();
    const kernel = plainKernel();
    const { multiply } = kernel;
    kernel.multiply = (task) => {
      controller.abort();
      multiply.call(kernel, task);
    };
    const aborting = await finderWith(() => kernel);
    const run = jest.spyOn(Network.prototype, 'run');
    await expect(aborting.find(photo, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  test('can arrive between two passes, because `find` then yields to the event loop', async () => {
    const timer = jest.spyOn(globalThis, 'setTimeout');
    await finder.find(photo, withoutMirror);
    expect(timer).not.toHaveBeenCalled();
    await finder.find(photo, { ...withoutMirror, signal: new AbortController().signal });
    expect(timer).toHaveBeenCalled();
    timer.mockRestore();
  });
});
