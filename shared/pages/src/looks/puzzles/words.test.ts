import { Stage } from '../../canvas/stage';
import type { DogArt } from '@scribblepup/tracing';
import { dogs, headOnly, lowBrowed, sitting, twoDogs } from '../../testing/dogs';
import { words, wordList } from './words';

test('hides the names that fit, then other words, and no word twice', () => {
  expect(wordList(['Zoë 2'], 3)).toEqual(['ZOE', 'BONE', 'BALL']);
  expect(wordList(['Bone', 'Mochi', 'mochi'], 4)).toEqual(['BONE', 'MOCHI', 'BALL', 'WALK']);
  expect(wordList(['X', 'Bartholomew', '犬'], 2)).toEqual(['BONE', 'BALL']);
});

test('lists each name with all of its letters, or not at all', () => {
  for (const [name, capitals] of [
    ['Bjørn', 'BJORN'],
    ['Łatek', 'LATEK'],
    ['Æsop', 'AESOP'],
    ['Weiß', 'WEISS'],
    ['Œdipe', 'OEDIPE'],
    ['Þór', 'THOR'],
    ['Đuro', 'DURO'],
    ['Jürgen', 'JURGEN'],
    ["O'Malley", 'OMALLEY'],
  ] as const)
    expect(wordList([name], 1)).toEqual([capitals]);
  expect(wordList(['Αργος', 'Фёдор', 'Bo Фёдор'], 1)).toEqual(['BONE']);
});

test('lists no word that is a part of another one, because it would be hidden twice', () => {
  expect(wordList(['Bo'], 3)).toEqual(['BO', 'BALL', 'WALK']);
  expect(wordList(['Treats'], 8)).toEqual(['TREATS', 'BONE', 'BALL', 'WALK', 'PAW', 'LEASH']);
  expect(wordList(['Bobby', 'Bob'], 2)).toEqual(['BOBBY', 'BONE']);
});

/** A tall close-up, which its look may draw larger than its room. */
const tallBust: DogArt = { ...sitting, cut: { ...sitting.cut, bottom: true } };

describe.each(['5-8', '8+'] as const)('the dog of a page at %s', (age) => {
  it.each(Object.entries({ ...dogs, headOnly, lowBrowed, twoDogs, tallBust }))(
    'is below the heading: %s',
    (_, dog) => {
      const stage = new Stage(dog, { name: 'Bella', bornMonth: 1, age }, words.id, words.number);
      words.draw(stage);
      const headingEnd = Math.max(...stage.lettering.map(({ y1 }) => y1));
      const tops = stage.items.flatMap((item) => (item.kind === 'dog' ? [item.dy] : []));
      expect(tops).toHaveLength(1);
      expect(tops[0]).toBeGreaterThan(headingEnd);
    },
  );
});
