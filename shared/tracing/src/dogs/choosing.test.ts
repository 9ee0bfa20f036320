import type { Dog, DetectionResult } from '@scribblepup/finder';
import { chosenDogs, dogsAt, pointOn } from './choosing';

const dogIn = (x: number, y: number, width: number, height: number): Dog => ({
  box: { x, y, width, height },
  area: width * height,
  meanProbability: 0.95,
  score: 0.9,
  face: null,
  closeUp: null,
});
const foundIn = (...dogs: Dog[]): DetectionResult => ({
  probability: {
    width: 1,
    height: 1,
    left: 0,
    top: 0,
    stepX: 1,
    stepY: 1,
    data: new Float32Array(1),
  },
  owners: new Uint8Array(1),
  dogs,
});

const large = dogIn(0, 0, 100, 100),
  overlapping = dogIn(80, 0, 100, 80),
  far = dogIn(300, 0, 20, 20);
const found = foundIn(large, overlapping, far);

test('without a choice, the dog with the highest score and other large dogs are drawn', () => {
  expect(chosenDogs(found)).toEqual([0, 1]);
  expect(chosenDogs(found, [])).toEqual([0, 1]);
  expect(chosenDogs(foundIn())).toEqual([]);
});

test('a detection with a low probability next to a dog is drawn only if it is chosen', () => {
  const sheep = { ...overlapping, meanProbability: 0.7 };
  expect(chosenDogs(foundIn(large, sheep))).toEqual([0]);
  expect(chosenDogs(foundIn(sheep, large))).toEqual([0, 1]);
  expect(chosenDogs(foundIn(large, sheep), [pointOn(sheep.box)])).toEqual([1]);
});

test('exactly the chosen dogs are drawn, whatever their sizes, highest score first', () => {
  expect(chosenDogs(found, [pointOn(far.box)])).toEqual([2]);
  expect(chosenDogs(found, [pointOn(overlapping.box)])).toEqual([1]);
  expect(chosenDogs(found, [pointOn(far.box), pointOn(large.box)])).toEqual([0, 2]);
});

test('a point in two boxes selects the dog whose middle is nearer', () => {
  expect(dogsAt(found.dogs, [[85, 40]])).toEqual([0]);
  expect(dogsAt(found.dogs, [[95, 40]])).toEqual([1]);
});

test('two points on one dog choose it once', () => {
  expect(
    dogsAt(found.dogs, [
      [10, 10],
      [20, 20],
    ]),
  ).toEqual([0]);
});

test('if no point is on a dog, the engine chooses; points off all dogs do not count', () => {
  expect(
    chosenDogs(found, [
      [500, 500],
      [NaN, 0],
    ]),
  ).toEqual([0, 1]);
  expect(chosenDogs(found, [[500, 500], pointOn(far.box)])).toEqual([2]);
});

test('a choice survives if the dogs are found again, slightly shifted and in another order', () => {
  const again = foundIn(dogIn(83, 2, 95, 80), dogIn(2, 0, 96, 99));
  expect(chosenDogs(again, [pointOn(overlapping.box)])).toEqual([0]);
  expect(chosenDogs(again, [pointOn(large.box)])).toEqual([1]);
});
