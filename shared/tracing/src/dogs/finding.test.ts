import type { Dog, DetectionResult, ProbabilityMap } from '@scribblepup/finder';
import { cellSize, logOddsIn } from './finding';

const SIDE = 40;
const photo = { x: 0, y: 0, width: SIDE, height: SIDE };
const mapOf = (left: number, width: number, isDog: (x: number) => boolean): ProbabilityMap => ({
  width,
  height: SIDE,
  left,
  top: 0,
  stepX: 1,
  stepY: 1,
  data: Float32Array.from({ length: width * SIDE }, (_, i) =>
    isDog(left + (i % width)) ? 0.95 : 0,
  ),
});
const dogIn = (x: number, width: number, closeUp: ProbabilityMap | null): Dog => ({
  box: { x, y: 0, width, height: SIDE },
  area: width * SIDE,
  meanProbability: 0.95,
  score: 0.9,
  face: null,
  closeUp,
});

/**
 * Two dogs side by side; the close-up of the first covers the second, which has none of its own.
 */
const probability = mapOf(0, SIDE, (x) => x < 30);
const found: DetectionResult = {
  probability,
  owners: Uint8Array.from(probability.data, (p, i) => (p < 0.5 ? 0 : i % SIDE < 15 ? 1 : 2)),
  dogs: [
    dogIn(
      0,
      15,
      mapOf(0, 22, (x) => x < 15),
    ),
    dogIn(15, 15, null),
  ],
};
const dogColumns = (chosen: readonly number[]): number => {
  const { data } = logOddsIn(found, chosen, photo, SIDE, SIDE);
  return data.subarray(0, SIDE).filter((odds) => odds > 0).length;
};

it('a dog without a close-up stays whole next to one with a close-up', () => {
  expect(dogColumns([0, 1])).toBe(30);
});

it('a dog that is not chosen is left out, even in a close-up', () => {
  expect(dogColumns([0])).toBe(15);
  expect(dogColumns([1])).toBe(15);
});

it('the coarsest map of the chosen dogs sets the size of a cell', () => {
  const [first, second] = found.dogs;
  const fine = first.closeUp && { ...first.closeUp, stepX: 0.25, stepY: 0.5 };
  const mixed: DetectionResult = { ...found, dogs: [{ ...first, closeUp: fine }, second] };
  const sizes = [[], [0], [1], [0, 1]].map((chosen) =>
    cellSize(mixed, chosen, { scaleX: 2, scaleY: 2 }),
  );
  expect(sizes).toEqual([2, 1, 2, 2]);
});
