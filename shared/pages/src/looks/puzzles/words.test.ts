import { randomFor } from '../../canvas/random';
import { wordList, wordSquare } from './words';

test('hides the names that fit, then other words, and no word twice', () => {
  expect(wordList(['Zoë 2'], 3)).toEqual(['ZOE', 'BONE', 'BALL']);
  expect(wordList(['Bone', 'Mochi', 'mochi'], 4)).toEqual(['BONE', 'MOCHI', 'BALL', 'WALK']);
  expect(wordList(['X', 'Bartholomew', '犬'], 2)).toEqual(['BONE', 'BALL']);
});

test('each listed word stands in the square, across or down', () => {
  const { letters, placed } = wordSquare(randomFor('Biscuit'), wordList(['Biscuit'], 8));
  const rows = letters.map((row) => row.join(''));
  const columns = letters.map((_, x) => letters.map((row) => row[x]).join(''));
  expect(placed).toContain('BISCUIT');
  for (const word of placed)
    expect([...rows, ...columns].some((line) => line.includes(word))).toBe(true);
  expect(rows.join('')).toMatch(/^[A-Z]{64}$/);
});
