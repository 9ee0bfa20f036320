import type { DetectionResult } from '@scribblepup/finder';
import { contains } from '@scribblepup/imaging/curves/rings';
import { pointOn } from './choosing';
import { drawSyntheticDog, type SyntheticDog } from '../syntheticDog';
import { perfectDetection } from '../testing/perfectDetection';
import { offeredDogs } from './offered';

const wide = { width: 320, height: 200, scale: 0.9, noise: 0 };
const left = drawSyntheticDog({ ...wide, shift: [-0.22, 0] }),
  right = drawSyntheticDog({ ...wide, shift: [0.22, 0], coat: [60, 50, 45] });
const both = perfectDetection(left, right);

test('two dogs are both offered with an outline, and drawn if the visitor has not chosen', () => {
  const dogs = offeredDogs(both);
  expect(dogs.map(({ box, isDrawn }) => [box, isDrawn])).toEqual(
    both.dogs.map(({ box }) => [box, true]),
  );
  dogs.forEach(({ outline }, i) =>
    expect(coverage(outline[0], [left, right][i])).toBeGreaterThan(0.9),
  );
});

test('only the dogs that the visitor chose are drawn', () => {
  expect(offeredDogs(both, [pointOn(both.dogs[1].box)]).map(({ isDrawn }) => isDrawn)).toEqual([
    false,
    true,
  ]);
});

test('the outline comes from a close-up if there is one', () => {
  const { box } = both.dogs[0];
  const cells = 40;
  const closeUp = {
    width: cells,
    height: cells,
    left: box.x,
    top: box.y,
    stepX: box.width / (cells - 1),
    stepY: box.height / (cells - 1),
    data: new Float32Array(cells ** 2).fill(0.9),
  };
  const found: DetectionResult = { ...both, dogs: [{ ...both.dogs[0], closeUp }] };
  const xs = offeredDogs(found)[0].outline[0].map(([x]) => x);
  expect(Math.min(...xs)).toBeCloseTo(box.x + 0.5, 0);
  expect(Math.max(...xs)).toBeCloseTo(box.x + box.width + 0.5, 0);
});

test('a passer-by is not offered, and at most six dogs are', () => {
  const [dog] = both.dogs;
  const sized = (...areas: number[]): DetectionResult => ({
    ...both,
    dogs: areas.map((area) => ({ ...dog, area })),
  });
  expect(offeredDogs(sized(50, 1000, 99, 100))).toHaveLength(2);
  expect(offeredDogs(sized(9, 8, 7, 6, 5, 4, 3, 2))).toHaveLength(6);
  expect(offeredDogs(sized())).toEqual([]);
});

test('a dog with only its head in sight has a box and no outline', () => {
  const [dog] = both.dogs;
  const found: DetectionResult = {
    ...both,
    owners: new Uint8Array(both.owners.length),
    dogs: [dog],
  };
  expect(offeredDogs(found)).toEqual([{ box: dog.box, outline: [], isDrawn: true }]);
});

/** Intersection over union of a ring and a synthetic dog's ground truth. */
function coverage(
  ring: readonly (readonly [number, number])[],
  { photo: { width, height }, groundTruth }: SyntheticDog,
): number {
  const flat = ring.flat();
  let shared = 0,
    either = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = contains([flat], x + 0.5, y + 0.5),
        dog = groundTruth[y * width + x] === 1;
      if (inside && dog) shared++;
      if (inside || dog) either++;
    }
  }
  return shared / either;
}
