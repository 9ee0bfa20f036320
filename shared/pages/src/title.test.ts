import {
  controlPointBounds,
  flatten,
  joined,
  parsePathUncached,
  tightBounds,
  type Path,
} from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { outlineText } from './lettering/text';
import type { Cast, Inscription } from './model/types';
import { inProfile, lying, sitting, touchingDogs } from './testing/dogs';
import { titlePage } from './title';

/** Outlines of a title page. */
function shapesOf(names: readonly string[], inscription: Inscription = {}): Path[] {
  const [name, ...others] = names;
  const companions = others.map((other) => ({ name: other, bornMonth: null }));
  const cast: Cast = [sitting, ...others.map(() => sitting)];
  return titlePage(cast, { name, bornMonth: null, companions }, inscription).items.flatMap((item) =>
    item.kind === 'path' ? parsePathUncached(item.d) : [],
  );
}

/** The letters of a text: the shape with the same path commands. */
function lettersOf(shapes: readonly Path[], text: string): Path | undefined {
  const { ops } = outlineText(text, 1).path;
  return shapes.find((shape) => shape.ops === ops);
}

it.each([
  [['Daisy'], ['Daisy']],
  [['Bartholomew the Third'], ['Bartholomew', 'the Third']],
  [['Капитан Врунгель и Лом'], ['Капитан', 'Врунгель и Лом']],
  [['Wigglebottombartholomew'], ['Wigglebottombartholomew']],
  [
    ['Prince Wigglebottom of Barkingham', 'Élodie'],
    ['Prince and', 'Élodie'],
  ],
  [['Wigglebottombartholomewofbarkingham'], ['Wigglebottombartho']],
  [
    ['Bartholomew the Third', 'Bo'],
    ['Bartholomew the Third and', 'Bo'],
  ],
])('shows the whole name if it fits: %s', (names, lines) => {
  const shapes = shapesOf(names);
  for (const line of lines) expect(lettersOf(shapes, line)).toBeDefined();
});

it.each([
  [['Daisy'], ['Daisy']],
  [['Gypsy'], ['Gypsy']],
  [['Åy'], ['Åy']],
  [['Ёж'], ['Ёж']],
  [['Élo'], ['Élo']],
  [
    ['Åse-Lily', 'Ångströmy'],
    ['Åse-Lily and', 'Ångströmy'],
  ],
  [
    ['Gypsy', 'Élodie'],
    ['Gypsy and', 'Élodie'],
  ],
])('draws names between the frame and the picture, without overlap: %s', (names, lines) => {
  const found = lines.map((line) => controlPointBounds(lettersOf(shapesOf(names), line)!));
  // The inner frame is at 91, the bones are at 290.
  expect(found[0][1]).toBeGreaterThan(94);
  expect(found.at(-1)![3]).toBeLessThan(287);
  for (let i = 1; i < found.length; i++) expect(found[i][1]).toBeGreaterThan(found[i - 1][3]);
});

it('keeps the lines of a dedication apart, below the ribbon and within the frame', () => {
  const [dedication, from] = ['Für Ärger, Übermut, Glück, Änderungsjahr', 'Çağlar Åström Éy'];
  const shapes = shapesOf(['Rex'], { dedication, from });
  const lines = ['Für Ärger, Übermut,', 'Glück, Änderungsjahr', `From ${from}`].map((line) =>
    controlPointBounds(lettersOf(shapes, line)!),
  );
  for (let i = 1; i < 3; i++) expect(lines[i][1]).toBeGreaterThan(lines[i - 1][3]);
  expect(lines[2][3]).toBeLessThan(1005);
  // The ends of the ribbon hang lower than its text.
  const ribbon = joined(shapes.slice(-9, -3));
  expect(lines[0][1]).toBeGreaterThan(controlPointBounds(ribbon)[3]);
});

it.each(Object.entries({ lying, inProfile, touchingDogs }))(
  'shows a wide, low drawing in the middle of the medallion, as large as fits: %s',
  (_, dog) => {
    for (const inscription of [{}, { dedication: 'For Ella', from: 'Grandma' }]) {
      const { items } = titlePage(dog, { name: 'Rex', bornMonth: null }, inscription);
      const item = items.find(({ kind }) => kind === 'dog');
      if (item?.kind !== 'dog' || !item.clip) throw new Error('the page has no medallion');
      const hole = flatten(parsePathUncached(item.clip), 20).map(({ points }) => points);
      const [left, top, right, bottom] = tightBounds(parsePathUncached(item.clip));
      const [middle, radius] = [(top + bottom) / 2, (right - left) / 2];
      const dogMiddle = item.dy + (dog.height * item.scale) / 2;
      expect(dogMiddle).toBeGreaterThan(middle);
      expect(dogMiddle).toBeLessThan(middle + 0.1 * radius);
      const points = dog.outline[0].flatMap((x, i, ring) =>
        i % 2 === 0
          ? [[item.dx + x * item.scale, item.dy + ring[i + 1] * item.scale] as const]
          : [],
      );
      expect(points.every((point) => contains(hole, ...point))).toBe(true);
      const reach = points.map(([x, y]) => Math.hypot(x - (left + right) / 2, y - middle));
      expect(Math.max(...reach)).toBeGreaterThan(0.85 * radius);
    }
  },
);
