import { resolve } from 'node:path';
import { sourceHash } from '../../../../scripts/config/assemble';
import { mask, plane, type Mask, type Plane } from '../plane';
import { seededRandom } from '../random';
import type { Pixels } from '../types';
import { bestKernel } from '.';
import { plainKernel } from './plain';
import { simdKernel } from './simd';
import { MODULE_SOURCE } from './moduleBytes';
import { LAB_F_STEPS, type Coverage, type Kernel, type Taps } from './types';

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

/** A mask with this share of its pixels set at random. */
const spots = (width: number, height: number, share: number): Mask => {
  const next = seededRandom(7 * width + height);
  return mask(
    width,
    height,
    Uint8Array.from({ length: width * height }, () => (next() < share ? 1 : 0)),
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
  const small: Kernel = width < 4 || height < 4 ? plainKernel : ({} as Kernel);
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

  test.each([0, 0.01, 0.5, 1])('measures distances in masks exactly, filled to %d', (share) => {
    const target = spots(width, height, share);
    expect(simd.distances(target)).toEqual(plainKernel.distances(target));
  });

  test.each([0, 1] as const)('sets the pixels near those of value %d exactly', (near) => {
    const source = spots(width, height, near === 1 ? 0.01 : 0.99);
    source.data[5] = near;
    const chords = Int32Array.of(3, 2, 2, 0);
    const result = simd.setNear(source, near, chords, near);
    expect(result).toEqual(plainKernel.setNear(source, near, chords, near));
    expect(result).not.toEqual(source.data);
  });
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

/** A photo of noise; one pixel in three is not opaque. */
const noisyPhoto = (width: number, height: number): Pixels => {
  const next = seededRandom(width + 5 * height);
  const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) =>
    i % 4 === 3 && next() < 2 / 3 ? 255 : 256 * next(),
  );
  return { width, height, data };
};

/** Taps of up to five source px per target px, with random weights. */
const tapsOf = (length: number, target: number): Taps => {
  const next = seededRandom(length + target),
    stride = 5;
  const first = Int32Array.from({ length: target }, (_, t) => Math.floor((t * length) / target));
  return {
    first,
    count: first.map((start, t) => Math.min(1 + (t % stride), length - start)),
    weights: Float32Array.from({ length: target * stride }, () => next() - 0.2),
    stride,
  };
};

const coverageOf = (length: number, target: number): Coverage => {
  const first = Int32Array.from({ length: target }, (_, t) => Math.floor((t * length) / target));
  const last = first.map((start, t) => Math.max(start, (first[t + 1] ?? length) - 1));
  return {
    first,
    last,
    head: Float32Array.from(first, (start) => 1 / (1 + (start % 3))),
    tail: Float32Array.from(last, (end, t) => (end > first[t] ? 1 / (1 + (end % 5)) : 0)),
  };
};

// The third repeats the first, after a larger one has left its numbers in the memory.
describe.each([
  [40, 30, 17, 13],
  [90, 71, 41, 70],
  [40, 30, 17, 13],
  [9, 9, 3, 5],
  [50, 3, 7, 2],
])(
  'the SIMD kernel equals the plain one from %d x %d to %d x %d px',
  (across, down, width, height) => {
    const simd = simdKernel(plainKernel);
    const sizes = [tapsOf(across, width), tapsOf(down, height)] as const;

    test('for a resampled photo', () => {
      const photo = noisyPhoto(across, down);
      const bytes = simd.resample(photo, ...sizes);
      expect(bytes).toEqual(plainKernel.resample(photo, ...sizes));
      expect(new Set(bytes).size).toBeGreaterThan(5);
    });

    test('for a shrunk plane', () => {
      const source = noise(across, down);
      const covered = [coverageOf(across, width), coverageOf(down, height)] as const;
      const shrunk = simd.shrink(source, ...covered);
      expect(shrunk).toEqual(plainKernel.shrink(source, ...covered));
      expect(new Set(shrunk).size).toBeGreaterThan(5);
    });

    test('for colors in Lab', () => {
      const rgb = plainKernel.resample(noisyPhoto(across, down), ...sizes);
      const linear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2),
        f = Float32Array.from({ length: LAB_F_STEPS + 2 }, (_, i) => Math.cbrt(i / LAB_F_STEPS));
      const lab = simd.toLab(rgb, linear, f);
      expect(lab).toEqual(plainKernel.toLab(rgb, linear, f));
      expect(new Set(lab.L).size).toBeGreaterThan(5);
    });
  },
);

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
