import fc from 'fast-check';
import { wrapText } from './lines';

test('a text has as few lines as fit, of about the same length', () => {
  expect(wrapText('')).toEqual([]);
  expect(wrapText('for Anna')).toEqual(['for Anna']);
  expect(wrapText('Для Анны, которая рисует лучше всех, ура')).toEqual([
    'Для Анны, которая',
    'рисует лучше всех, ура',
  ]);
});

test('a line has at most 26 characters, unless a single word has more', () => {
  expect(wrapText('to my dear Wigglebottombartholomews family ab')).toEqual([
    'to my dear',
    'Wigglebottombartholomews',
    'family ab',
  ]);
  expect(wrapText(`a ${'b'.repeat(30)} c`)).toEqual(['a', 'b'.repeat(30), 'c']);
});

test('no word is lost, and no text has more lines than necessary', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1 }), (words) => {
      const lines = wrapText(words.join(' '));
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const line of lines) expect(line.length <= 26 || !line.includes(' ')).toBe(true);
      // Filling each line as far as possible needs the fewest lines.
      let [fewest, room] = [0, -1];
      for (const { length } of words)
        if (length + 1 <= room) room -= length + 1;
        else [fewest, room] = [fewest + 1, 26 - length];
      expect(lines).toHaveLength(fewest);
    }),
  );
});
