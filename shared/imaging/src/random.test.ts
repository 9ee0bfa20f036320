import { seededRandom } from './random';

it('gives the same random numbers for the same seed', () => {
  const [p, q] = [seededRandom(4), seededRandom(4)];
  const first = Array.from({ length: 20 }, p);
  expect(Array.from({ length: 20 }, q)).toEqual(first);
  expect(new Set(first).size).toBe(20);
  expect(first.every((v) => v >= 0 && v < 1)).toBe(true);
});
