import { curveBounds, joined, parse, type Curve } from '@scribblepup/imaging/curves/curve';
import { letters } from './lettering/text';
import type { Cast, Inscription } from './model/types';
import { sitting } from './testing/dogs';
import { titlePage } from './title';

/** Outlines of a title page. */
function shapesOf(names: readonly string[], inscription: Inscription = {}): Curve[] {
  const [name, ...others] = names;
  const companions = others.map((other) => ({ name: other, bornMonth: null }));
  const cast: Cast = [sitting, ...others.map(() => sitting)];
  return titlePage(cast, { name, bornMonth: null, companions }, inscription).items.flatMap((item) =>
    item.kind === 'path' ? parse(item.d) : [],
  );
}

/** Letters are the shapes with the contours of a text. */
function lettersOf(shapes: readonly Curve[], text: string): Curve | undefined {
  const { ops } = letters(text, 1).curve;
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
])('draws names between the frame and the picture, and apart: %s', (names, lines) => {
  const found = lines.map((line) => curveBounds(lettersOf(shapesOf(names), line)!));
  // The inner frame is at 91, the bones are at 290.
  expect(found[0][1]).toBeGreaterThan(94);
  expect(found.at(-1)![3]).toBeLessThan(287);
  for (let i = 1; i < found.length; i++) expect(found[i][1]).toBeGreaterThan(found[i - 1][3]);
});

it('keeps the lines of a dedication apart, below the ribbon and within the frame', () => {
  const [dedication, from] = ['Für Ärger, Übermut, Glück, Änderungsjahr', 'Çağlar Åström Éy'];
  const shapes = shapesOf(['Rex'], { dedication, from });
  const lines = ['Für Ärger, Übermut,', 'Glück, Änderungsjahr', `From ${from}`].map((line) =>
    curveBounds(lettersOf(shapes, line)!),
  );
  for (let i = 1; i < 3; i++) expect(lines[i][1]).toBeGreaterThan(lines[i - 1][3]);
  expect(lines[2][3]).toBeLessThan(1005);
  // The ends of the ribbon hang lower than its text.
  const ribbon = joined(shapes.slice(-9, -3));
  expect(lines[0][1]).toBeGreaterThan(curveBounds(ribbon)[3]);
});
