import { loadFinder } from '../load/load';
import type { Finder } from '../load/types';
import type { WeightsBuilder } from '../testing/build';
import { colorNetwork, FACE_SIZE } from '../testing/colorNetwork';
import { Painting, RED } from '../testing/painting';
import type { Pixels } from '@scribblepup/imaging';
import type { Dog, Grid, ProbabilityMap } from '../types';
import { measureInCloseUp } from './closeUp';

async function load(network: WeightsBuilder): Promise<Finder> {
  const loaded = await loadFinder({ fetchWeights: () => Promise.resolve(network.file()) });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  return loaded.finder;
}

let finder: Finder;
beforeAll(async () => {
  finder = await load(colorNetwork());
});

// A photo of 1345 px is shrunk to 449, so a cell of the first pass spans twelve photo px.
const CELL = 12;
const canvas = (): Painting => new Painting(1345, 1009);
const withoutMirror = { mirror: false };

/** Positions in photo px of the cells that count as dog. */
const dogCells = ({ data, width, left, top, stepX, stepY }: ProbabilityMap): [number, number][] =>
  [...data.keys()]
    .filter((cell) => data[cell] >= 0.5)
    .map((cell) => [left + (cell % width) * stepX, top + Math.floor(cell / width) * stepY]);

describe('a close-up', () => {
  test('shows a small dog at a finer scale than the first pass, with a margin', async () => {
    const { dogs } = await finder.find(canvas().disc(500, 400, 60, RED), withoutMirror);
    const { closeUp, box, area } = dogs[0];
    expect(closeUp!.stepX).toBeLessThan(CELL / 4);
    expect(closeUp!.left).toBeLessThan(500 - 60 - 10);
    expect(closeUp!.left + (closeUp!.width - 1) * closeUp!.stepX).toBeGreaterThan(500 + 60 + 10);
    for (const [x, y] of dogCells(closeUp!)) expect(Math.hypot(x - 500, y - 400)).toBeLessThan(62);
    expect(Math.abs(box.x - 440)).toBeLessThan(3);
    expect(Math.abs(box.height - 121)).toBeLessThan(4);
    expect(area / (Math.PI * 60 ** 2)).toBeCloseTo(1, 1);
  });

  test('is gray beyond the photo, where there is no dog to measure', async () => {
    const { dogs } = await finder.find(canvas().disc(20, 30, 150, RED), withoutMirror);
    const { box, area } = dogs[0];
    expect(dogs[0].closeUp!.left).toBeLessThan(0);
    expect([box.x, box.y]).toEqual([0, 0]);
    expect(area).toBeLessThanOrEqual(1.02 * box.width * box.height);
  });

  test('leaves out the cells that the first pass assigned to another dog', async () => {
    const face = FACE_SIZE * 3;
    const photo = canvas()
      .rectangle(200, 300, 560, 300, RED)
      .face(330, 450, face)
      .face(630, 450, face);
    const { dogs, owners, probability } = await finder.find(photo, withoutMirror);
    const [left, right] = dogs as [Dog, Dog];
    dogs.forEach(({ closeUp }, index) => {
      for (const [x, y] of dogCells(closeUp!)) {
        const cell = Math.round(y / CELL) * probability.width + Math.round(x / CELL);
        expect([0, index + 1]).toContain(owners[cell]);
      }
    });
    expect((left.area + right.area) / (560 * 300)).toBeCloseTo(1, 1);
  });

  test('is taken only of the three best dogs', async () => {
    const photo = canvas();
    for (let i = 0; i < 5; i++) photo.disc(100 + 180 * i, 300, 50 + 5 * i, RED);
    const { dogs } = await finder.find(photo, withoutMirror);
    expect(dogs.map(({ closeUp }) => closeUp !== null)).toEqual([true, true, true, false, false]);
    // The largest dogs are on the right.
    expect(dogs.map(({ box }) => Math.round((box.x + box.width / 2 - 100) / 180))).toEqual([
      4, 3, 2, 1, 0,
    ]);
  });

  test.each([
    ['is discarded if it keeps 36 of the 400 px of a dog', 3, false],
    ['counts if it keeps 100 of them', 5, true],
  ])('%s', (_what, side, counts) => {
    // The dog has four cells of 10 x 10 px in the first pass; the close-up has cells of 2 x 2 px.
    const grid: Grid = { width: 10, height: 10, left: 0, top: 0, stepX: 10, stepY: 10 };
    const cells = [44, 45, 54, 55];
    const owners = new Uint8Array(100);
    for (const cell of cells) owners[cell] = 1;
    const closeUp = { ...grid, width: 30, height: 30, left: 35, top: 35, stepX: 2, stepY: 2 };
    const data = Float32Array.from({ length: 900 }, (_, i) =>
      Math.max(Math.abs((i % 30) - 5), Math.abs(Math.floor(i / 30) - 5)) <= side / 2 ? 0.9 : 0.1,
    );
    const dog = { cells, face: null, box: { x: 40, y: 40, width: 20, height: 20 } };
    const measured = measureInCloseUp(
      { ...closeUp, data },
      { ...dog, meanProbability: 0.6, score: 0.5 },
      1,
      { photo: new Painting(100, 100), grid, owners },
    );
    expect(measured !== null).toBe(counts);
  });

  test('finds the face of a dog that is too small for the first pass', async () => {
    const photo = canvas().disc(500, 400, 60, RED).face(490, 390, 60);
    const { dogs } = await finder.find(photo, withoutMirror);
    const { x, y } = dogs[0].face!.head;
    expect(Math.hypot(x - 490, y - 390)).toBeLessThan(2);
  });
});

describe('an area', () => {
  const photo = canvas().disc(250, 300, 120, RED).disc(700, 400, 120, RED);

  test('contains only its own dogs, in photo px', async () => {
    const area = { x: 500, y: 200, width: 420, height: 400 };
    const { dogs, probability } = await finder.find(photo, { ...withoutMirror, area });
    expect(dogs).toHaveLength(1);
    expect(Math.abs(dogs[0].box.x - 580)).toBeLessThan(4);
    expect(Math.abs(dogs[0].box.y - 280)).toBeLessThan(4);
    expect(probability).toMatchObject({ left: 500, top: 200 });
    expect(probability.left + (probability.width - 1) * probability.stepX).toBeCloseTo(919);
  });

  test('leaves out a dog outside it, even if a close-up shows its face', async () => {
    const two = canvas()
      .disc(500, 400, 240, RED)
      .face(480, 320, FACE_SIZE * 3)
      .disc(820, 400, 60, RED)
      .face(820, 400, FACE_SIZE * 3);
    const { dogs } = await finder.find(two, {
      ...withoutMirror,
      area: { x: 0, y: 0, width: 760, height: 1009 },
    });
    expect(dogs.map(({ box }) => box.x < 500)).toEqual([true]);
  });

  test('is clipped to the photo', async () => {
    const area = { x: 500.5, y: -50, width: 2000, height: 2000 };
    const { probability } = await finder.find(photo, { ...withoutMirror, area });
    expect(probability).toMatchObject({ left: 500, top: 0 });
    expect(probability.left + (probability.width - 1) * probability.stepX).toBeCloseTo(1344);
    expect((probability.height - 1) * probability.stepY).toBeCloseTo(1008);
  });

  test('of one pixel is searched', async () => {
    const { probability } = await finder.find(photo, {
      area: { x: 250, y: 300, width: 1, height: 1 },
    });
    expect(probability.data.every((p) => p > 0.9)).toBe(true);
  });

  test.each([
    ['right of the photo', { x: 1345, y: 0, width: 10, height: 10 }],
    ['above the photo', { x: 0, y: -20, width: 10, height: 20 }],
    ['without a width', { x: 10, y: 10, width: 0, height: 10 }],
    ['with a negative width', { x: 10, y: 10, width: -5, height: 10 }],
    ['that is not a number', { x: NaN, y: 10, width: 5, height: 10 }],
  ])('%s is rejected', async (_name, area) => {
    await expect(finder.find(photo, { area })).rejects.toThrow(RangeError);
  });
});

describe('a mirrored photo', () => {
  const mirrored = ({ width, height, data }: Pixels): Pixels => {
    const out = new Uint8ClampedArray(data.length);
    for (let i = 0; i < width * height; i++) {
      const from = i - (i % width) + width - 1 - (i % width);
      out.set(data.subarray(4 * from, 4 * from + 4), 4 * i);
    }
    return { width, height, data: out };
  };

  test('gives the mirrored result, with left and right keypoints swapped', async () => {
    const photo = canvas()
      .disc(400, 400, 200, RED)
      .face(330, 320, FACE_SIZE * 3);
    const symmetric = await load(colorNetwork({ eyesAlike: true }));
    const [dog] = (await symmetric.find(photo)).dogs;
    const [twin] = (await symmetric.find(mirrored(photo))).dogs;
    expect(twin.box.x).toBeCloseTo(1345 - dog.box.x - dog.box.width, 2);
    expect(twin.box.width).toBeCloseTo(dog.box.width, 2);
    const [keypoints, others] = [dog.face!.keypoints, twin.face!.keypoints];
    expect(others.leftEye.x).toBeCloseTo(1344 - keypoints.rightEye.x, 2);
    expect(others.rightEar.y).toBeCloseTo(keypoints.leftEar.y, 2);
    expect(others.nose.confidence).toBeCloseTo(keypoints.nose.confidence, 4);
    const { width } = dog.closeUp!;
    twin.closeUp!.data.forEach((p, i) => {
      const x = i % width;
      expect(Math.abs(p - dog.closeUp!.data[i - x + width - 1 - x])).toBeLessThan(1e-3);
    });
  });
});
