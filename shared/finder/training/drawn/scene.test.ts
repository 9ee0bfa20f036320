import { createRandom } from './random';
import { maxDogs, scene } from './scene';

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

test('the same seed makes the same picture, another seed another picture', () => {
  expect(scene(createRandom(5), 1)).toEqual(scene(createRandom(5), 1));
  expect(scene(createRandom(5), 1).picture).not.toBe(scene(createRandom(6), 1).picture);
});

test.each(seeds)(
  'seed %i gives whole numbers of pixels, well-formed markup and unique ids',
  (seed) => {
    const { width, height, picture, owners, faces } = scene(
      createRandom(seed),
      seed % (maxDogs + 1),
    );
    for (const length of [width, height]) {
      expect(Number.isInteger(length)).toBe(true);
      expect(length).toBeGreaterThanOrEqual(300);
      expect(length).toBeLessThanOrEqual(480);
    }
    expect(faces).toHaveLength(seed % (maxDogs + 1));
    for (const whole of [picture, owners]) {
      // Bitmaps in Base64 may hold any letters.
      const svg = whole.replace(/base64,[^"]*/g, '');
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  },
);

test('without a dog, the silhouettes are black', () => {
  expect(scene(createRandom(3), 0).owners).not.toMatch(/#F00|#0F0/);
});
