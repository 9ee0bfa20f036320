import { resolve } from 'node:path';
import { sourceHash } from '../../../../scripts/config/assemble';
import { plane, type Plane } from '../plane';
import { seededRandom } from '../random';
import { bestKernel } from '.';
import { plainKernel } from './plain';
import { simdKernel } from './simd';
import { MODULE_SOURCE } from './moduleBytes';
import type { BlurKernel } from './types';

test('the bytes of the SIMD kernel were compiled from its current source', async () => {
  expect(await sourceHash(resolve(__dirname, '../..'))).toBe(MODULE_SOURCE);
});

const noise = (width: number, height: number): Plane => {
  const next = seededRandom(31 * width + height);
  return plane(
    width,
    height,
    Float32Array.from({ length: width * height }, () => next() * 100),
  );
};

const largestDifference = (actual: Plane, expected: Plane): number =>
  actual.data.reduce((max, value, i) => Math.max(max, Math.abs(value - expected.data[i])), 0);

describe.each([
  [4, 4],
  [4, 40],
  [41, 5],
  [16, 17],
  [64, 9],
  [83, 70],
  [3, 50],
  [50, 1],
])('the SIMD kernel, on %d x %d px', (width, height) => {
  // An empty stand-in proves that the SIMD kernel itself handles all but the smallest pictures.
  const small: BlurKernel = width < 4 || height < 4 ? plainKernel : ({} as BlurKernel);
  const simd = simdKernel(small);

  test.each([1, 3, 7, 15])('convolves with %d taps as the plain one does', (taps) => {
    const next = seededRandom(taps),
      weights = Float32Array.from({ length: taps }, next);
    const actual = noise(width, height),
      expected = noise(width, height);
    simd.convolve(actual, weights);
    plainKernel.convolve(expected, weights);
    expect(largestDifference(actual, expected)).toBeLessThan(0.01);
    expect(largestDifference(actual, noise(width, height))).toBeGreaterThan(1);
  });

  test.each([[[1, 1, 2]], [[5, 6, 6]], [[60, 61, 61]]] as const)(
    'averages boxes with radii %j as the plain one does',
    (radii) => {
      const actual = noise(width, height),
        expected = noise(width, height);
      simd.boxes(actual, radii);
      plainKernel.boxes(expected, radii);
      expect(largestDifference(actual, expected)).toBeLessThan(0.01);
      expect(largestDifference(actual, noise(width, height))).toBeGreaterThan(1);
    },
  );
});

test('a large picture leaves no trace in the result for a small one', () => {
  const simd = simdKernel(plainKernel);
  simd.boxes(noise(300, 200), [4, 4, 5]);
  const after = noise(20, 30),
    fresh = noise(20, 30);
  simd.boxes(after, [4, 4, 5]);
  simdKernel(plainKernel).boxes(fresh, [4, 4, 5]);
  expect(after.data).toEqual(fresh.data);
});

describe('the best kernel', () => {
  test('is the plain one where a policy forbids WebAssembly', () => {
    jest.spyOn(WebAssembly, 'Module').mockImplementation(() => {
      throw new Error('blocked by a policy');
    });
    expect(bestKernel()).toBe(plainKernel);
  });

  test('is the SIMD one where the platform supports it', () => {
    expect(bestKernel()).not.toBe(plainKernel);
  });
});
