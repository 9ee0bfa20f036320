import { plane } from '@scribblepup/imaging/plane';
import { seededRandom } from '@scribblepup/imaging/random';
import { normalizeLocalContrast } from './localContrast';

const WIDTH = 400,
  HEIGHT = 200;

/** Noise in L between 10 and 90. */
const noise = (seed: number) => {
  const next = seededRandom(seed);
  return plane(
    WIDTH,
    HEIGHT,
    Float32Array.from({ length: WIDTH * HEIGHT }, () => 10 + 80 * next()),
  );
};

/** Two dogs, at the left and at the right, so that the middle is far from either. */
const apart = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
  Math.abs((i % WIDTH) - WIDTH / 2) > 150 ? 1 : 0,
);

it('every tone is a number, even far from the dogs', () => {
  for (let seed = 1; seed <= 5; seed++)
    expect(normalizeLocalContrast(noise(seed), apart, 12, 0.7).data.every(Number.isFinite)).toBe(
      true,
    );
});

it('a faint texture gains contrast, and a strong one loses some', () => {
  const everywhere = new Float32Array(WIDTH * HEIGHT).fill(1),
    middle = ((HEIGHT + 1) * WIDTH) / 2;
  /** Factor by which the contrast of stripes this far above and below mid gray changes. */
  const gain = (amplitude: number): number => {
    const stripes = Float32Array.from(
      { length: WIDTH * HEIGHT },
      (_, i) => 50 + (i % 2 ? amplitude : -amplitude),
    );
    const { data } = normalizeLocalContrast(plane(WIDTH, HEIGHT, stripes), everywhere, 12, 0.7);
    return (data[middle + 1] - data[middle]) / (2 * amplitude);
  };
  expect(gain(3)).toBeGreaterThan(1.5);
  expect(gain(40)).toBeLessThan(0.6);
});
