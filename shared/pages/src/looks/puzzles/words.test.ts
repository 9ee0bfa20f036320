import { randomFor } from '../../canvas/random';
import { wordList, wordSquare } from './words';

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

test('spells no rude word and no second copy of a name', () => {
  const rude =
    /ASS|TIT|SHIT|CUM|CUNT|FUC|FUCK|SEX|ANAL|PISS|PEE|POO|FAG|GAY|DICK|COCK|NIG|SLUT|KKK/;
  for (let seed = 0; seed < 400; seed++) {
    const name = ['Bo', 'Titus', 'Max', 'Anna', 'Sissi', 'Coco', 'Cuddles', 'Zoey'][seed % 8];
    const list = wordList([name], 4);
    const { letters } = wordSquare(randomFor(`${name} ${seed}`), list);
    const across = letters.map((row) => row.join(''));
    const lines = [...across, ...letters.map((_, x) => letters.map((row) => row[x]).join(''))];
    const others = lines.map((line) => line.replaceAll(list[0], ' '));
    expect(others.filter((line) => rude.test(line))).toEqual([]);
    expect(lines.reduce((sum, line) => sum + line.split(list[0]).length - 1, 0)).toBe(1);
  }
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
