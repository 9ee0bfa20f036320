import { randomFor } from '../../canvas/random';
import { wordList } from '../puzzles/words';
import { BLOCKED_LENGTHS, isBlocked } from './blockedWords';
import { wordSearchGrid } from './wordSearchGrid';

const NAMES = ['Bo', 'Titus', 'Max', 'Anna', 'Sissi', 'Coco', 'Cuddles', 'Zoey'];

const backwards = (text: string): string => [...text].toReversed().join('');

/** All lines of a square: across, down, on both diagonals, and each of them backwards. */
function linesOf(letters: readonly (readonly string[])[]): string[] {
  const lines = [
    (_x: number, y: number) => y,
    (x: number) => x,
    (x: number, y: number) => x - y,
    (x: number, y: number) => x + y,
  ].flatMap((lineAt) => {
    const found = new Map<number, string>();
    for (const [y, row] of letters.entries())
      for (const [x, letter] of row.entries())
        found.set(lineAt(x, y), (found.get(lineAt(x, y)) ?? '') + letter);
    return [...found.values()];
  });
  return [...lines, ...lines.map(backwards)];
}

/** The parts of a line that are as long as a blocked word. */
const partsOf = (line: string): string[] =>
  BLOCKED_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, line.length - length + 1) }, (_, i) =>
      line.slice(i, i + length),
    ),
  );

describe.each([
  [4, 7],
  [8, 8],
])('a square of %i words and %i letters a side', (words, side) => {
  const squares = Array.from({ length: 200 }, (_, seed) => {
    const list = wordList([NAMES[seed % NAMES.length]], words);
    return { list, ...wordSearchGrid(randomFor(`${list[0]} ${seed}`), list, side) };
  });

  it('spells no rude word in any direction, except within a name', () => {
    const rude =
      /ASS|TIT|SHIT|CUM|CUNT|FUC|FUCK|SEX|ANAL|PISS|PEE|POO|FAG|GAY|DICK|COCK|NIG|SLUT|KKK/;
    for (const { list, letters } of squares) {
      const others = linesOf(letters).map((line) =>
        line.replaceAll(list[0], ' ').replaceAll(backwards(list[0]), ' '),
      );
      expect(others.filter((line) => rude.test(line))).toEqual([]);
      expect(others.flatMap(partsOf).filter(isBlocked)).toEqual([]);
    }
  });

  it('contains each hidden word once, across or down', () => {
    for (const { letters, placed } of squares) {
      const lines = linesOf(letters);
      const acrossOrDown = lines.slice(0, 2 * side);
      for (const word of placed) {
        const countIn = (all: readonly string[]): number =>
          all.reduce((sum, line) => sum + line.split(word).length - 1, 0);
        expect(countIn(acrossOrDown)).toBe(1);
        expect(countIn(lines)).toBe(word === backwards(word) ? 2 : 1);
      }
    }
  });

  it('looks like an ordinary word search: full of many different letters', () => {
    for (const { letters } of squares) {
      const all = letters.flat();
      expect(all.join('')).toMatch(/^[A-Z]+$/);
      expect(new Set(all).size).toBeGreaterThanOrEqual(15);
      const rare = all.filter((letter) => 'JQVXYZ'.includes(letter));
      expect(rare.length).toBeLessThan(all.length / 4);
    }
  });
});

it('hides every word of a usual name', () => {
  const list = wordList(['Biscuit'], 8);
  expect(wordSearchGrid(randomFor('Biscuit'), list, 8).placed).toEqual(list);
});

it('does not hide a word that is longer than the square', () => {
  expect(wordSearchGrid(randomFor('Bo'), ['BISCUIT', 'BO'], 6).placed).toEqual(['BO']);
});
