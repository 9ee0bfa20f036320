import { balancedLines, breakLines, LINE_HEIGHT, titleLines } from './titleLines';

const letters = (text: string): number => text.length;
/** A font whose letters are all half as wide as its size. */
const measureAt = (size: number) => (text: string) => (text.length * size) / 2;
const box = { width: 730, height: 160 };

test('breaks a title into lines that fit', () => {
  expect(breakLines("Rex's Coloring Book", 14, letters)).toEqual(["Rex's Coloring", 'Book']);
  expect(breakLines('  Bartholomew  ', 4, letters)).toEqual(['Bartholomew']);
});

test.each([
  ["Rex's Coloring Book", ["Rex's", 'Coloring Book']],
  ["Biscuit's Coloring Book", ["Biscuit's", 'Coloring Book']],
  ["Biscuit and Mochi's Coloring Book", ["Biscuit and Mochi's", 'Coloring Book']],
])('does not leave a short word on a line of its own: %s', (title, lines) => {
  expect(balancedLines(title, title.length - 4, letters)).toEqual(lines);
});

test('balancing a title adds no line', () => {
  const title = "Biscuit, Mochi, and Bartholomew's Coloring Book";
  for (let width = 12; width < title.length + 2; width += 1)
    expect(balancedLines(title, width, letters)).toHaveLength(
      breakLines(title, width, letters).length,
    );
});

test('a title is as large as its box allows', () => {
  const { size, lines } = titleLines("Biscuit's Coloring Book", { ...box, width: 600 }, measureAt);
  expect(lines).toEqual(["Biscuit's", 'Coloring Book']);
  expect(2 * size * LINE_HEIGHT).toBeLessThanOrEqual(box.height);
  expect(2 * (size + 4) * LINE_HEIGHT).toBeGreaterThan(box.height);
});

test('two lines are better than three with slightly larger letters', () => {
  // With three lines, the size would be 68 instead of 64.
  const { size, lines } = titleLines(
    "Biscuit and Mochi's Coloring Book",
    { width: 620, height: 222 },
    measureAt,
  );
  expect(lines).toEqual(["Biscuit and Mochi's", 'Coloring Book']);
  expect(size).toBe(64);
});

test.each([
  ['a name without spaces', `${'Bartholomew'.repeat(4)}'s Coloring Book`],
  [
    'three long names',
    "Bartholomew Maximilian Wolfeschlegel of Ba, Hubert Blaine Wolfeschlegelst of Upper and Wolfeschlegelsteinhausenbergerdorff Senior's Coloring Book",
  ],
])('%s fits its box', (_what, title) => {
  const { size, lines } = titleLines(title, box, measureAt);
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(measureAt(size)(line)).toBeLessThanOrEqual(box.width);
});

test('an empty title has no lines', () => {
  expect(titleLines('  ', box, measureAt).lines).toEqual([]);
});
