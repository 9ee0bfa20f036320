import { breeds, type Breed } from './breeds';
import { colorMarkup, lineMarkup } from './draw';
import { ellipse, hatch, mirror, puff, seededRandom } from './paths';

const names = Object.keys(breeds) as Breed[];

test.each(names)(
  'the drawing of %s is the same each time, and all its numbers are finite',
  (breed) => {
    for (const draw of [colorMarkup, lineMarkup]) {
      const drawing = draw(breed);
      expect(drawing).toBe(draw(breed));
      expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
    }
  },
);

test.each(names)('%s as line art has only ink and paper', (breed) => {
  const colors = new Set(lineMarkup(breed).match(/#[\dA-F]{3,6}/gi));
  expect([...colors].sort()).toEqual(['#2B2118', '#FFFFFF', '#fff']);
});

test.each(names)('%s has its face in the upper half, with the nose below the eyes', (breed) => {
  const { eye, noseY } = breeds[breed].face;
  expect(eye[0]).toBeLessThan(200);
  expect(eye[1]).toBeLessThan(noseY);
  expect(noseY).toBeLessThan(230);
});

test('mirroring a path twice gives the original path', () => {
  const path = ellipse(120, 80, 30, 20);
  expect(mirror(path)).not.toBe(path);
  expect(mirror(mirror(path))).toBe(path);
});

test('a puff ends where it starts', () => {
  const numbers =
    puff(200, 100, 50, 7, 0.3)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2));
});

test('the same seed gives the same crayon strokes, another seed different ones', () => {
  expect(hatch(seededRandom(3))).toBe(hatch(seededRandom(3)));
  expect(hatch(seededRandom(3))).not.toBe(hatch(seededRandom(4)));
});
