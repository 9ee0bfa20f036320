import type { LabImage } from '@scribblepup/imaging/lab';
import { seededRandom } from '@scribblepup/imaging/random';
import { DX, DY, neighborBits } from './flowGrid';
import { createGrid } from './plain/minCut';
import type { CutKernel } from './types';
import { wasmCuts } from './wasm/cuts';

const WEIGHT = 208;
const wasm = wasmCuts();

const noise = (width: number, height: number): LabImage => {
  const next = seededRandom(13 * width + height);
  const channel = (): Float32Array =>
    Float32Array.from({ length: width * height }, () => 100 * next());
  return { width, height, L: channel(), a: channel(), b: channel() };
};

/** Capacities in all directions; 0 where the neighbor lies outside. */
const capacitiesOf = (kernel: CutKernel, picture: LabImage): number[] => {
  const { width, height } = picture,
    grid = kernel(width, height),
    inside = neighborBits(width, height);
  grid.linkNeighbors(picture, WEIGHT);
  return Array.from({ length: width * height * 8 }, (_, k) =>
    (inside[k >> 3] >> (k & 7)) & 1 ? grid.capacity[k] : 0,
  );
};

const isStraight = (direction: number): boolean => DX[direction] === 0 || DY[direction] === 0;

describe.each([
  [21, 17],
  [2, 40],
  [40, 2],
  [1, 5],
  [5, 1],
])('in a picture of %d x %d px', (width, height) => {
  const picture = noise(width, height);
  const capacities = capacitiesOf(createGrid, picture);

  it('neighbors are linked the same way in both kernels', () => {
    expect(capacitiesOf(wasm, picture)).toEqual(capacities);
  });

  it('a link is the same from both of its pixels, and at most as strong as its length allows', () => {
    capacities.forEach((capacity, k) => {
      const [pixel, direction] = [k >> 3, k & 7];
      const neighbor = pixel + DX[direction] + DY[direction] * width;
      if (capacity > 0) expect(capacities[neighbor * 8 + (direction ^ 1)]).toBe(capacity);
      expect(capacity).toBeLessThanOrEqual(isStraight(direction) ? WEIGHT : WEIGHT * Math.SQRT1_2);
    });
  });
});

it.each([
  ['plain', createGrid],
  ['WebAssembly', wasm],
])('in the %s kernel, a link across an edge is weaker than one within a color', (_, kernel) => {
  const L = Float32Array.of(20, 20, 80, 80, 20, 20, 80, 80);
  const flat = new Float32Array(8);
  const grid = kernel(4, 2);
  grid.linkNeighbors({ width: 4, height: 2, L, a: flat, b: flat }, WEIGHT);
  const right = [0, 1, 2].map((pixel) => grid.capacity[pixel * 8]);
  expect(right[0]).toBe(WEIGHT);
  expect(right[2]).toBe(WEIGHT);
  expect(right[1]).toBeLessThan(WEIGHT / 2);
});
