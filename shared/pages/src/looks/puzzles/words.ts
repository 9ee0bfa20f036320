import { line, rect } from '@scribblepup/imaging/curves/shapes';
import type { Random } from '../../canvas/random';
import { strokable } from '../../lettering/strokes';
import { words as textOf } from '../../lettering/texts';
import type { Look } from '../types/look';
import { flank, paws, peek } from '../parts/peek';
import { bookStack, gift } from '../props/things';
import { ballToken, boneToken } from '../props/tokens';
import { lettered } from '../young/lettered';

/** Letters along a side of the largest square. */
const SIDE = 8;
/** Size of the square in sheet units. */
const SQUARE = 480;

/**
 * Letters to fill the square with. With other letters, the words' own letters would spell rude words
 * here and there, in one language or another.
 */
const FILLERS = ['Q', 'V', 'Y', 'Z'];

const HIDDEN = ['BONE', 'BALL', 'WALK', 'PAW', 'TREAT', 'LEASH'] as const;

/** True if each letter of a text has strokes. */
const isStrokable = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).every((letter) => strokable(letter) !== '');

/**
 * The words to hide: each name that fits into the square, as capitals, then others. No word is a
 * part of another one, because it would be in the square twice.
 */
export function wordList(names: readonly string[], count: number): string[] {
  const capitals = names
    .filter(isStrokable)
    .map((name) => strokable(name).replaceAll(/[^A-Z]/g, ''))
    .filter((name) => name.length >= 2 && name.length <= SIDE);
  const list: string[] = [];
  for (const word of [...capitals, ...HIDDEN])
    if (!list.some((other) => other.includes(word) || word.includes(other))) list.push(word);
  return list.slice(0, count);
}

/** Fills a square of letters with words across and down. Leaves out a word that does not fit. */
export function wordSquare(
  rng: Random,
  list: readonly string[],
  side = SIDE,
): { letters: string[][]; placed: string[] } {
  const letters = Array.from({ length: side }, () => new Array<string>(side).fill(''));
  const placed: string[] = [];
  // Without a word's first letter, the fillers cannot spell the word again.
  const fillers = FILLERS.filter((letter) => !list.some((word) => word.startsWith(letter)));
  for (const word of list) {
    const signs = [...word];
    for (let tries = 0; tries < 200 && signs.length <= side; tries++) {
      const [dx, dy] = rng.pick([
        [1, 0],
        [0, 1],
      ] as const);
      const x = rng.whole(0, side - 1 - dx * (signs.length - 1));
      const y = rng.whole(0, side - 1 - dy * (signs.length - 1));
      if (!signs.every((s, i) => ['', s].includes(letters[y + dy * i][x + dx * i]))) continue;
      // A letter of another word at one of its ends could turn the word into a rude one.
      const ends = [-1, signs.length]
        .map((i) => ({ row: letters[y + dy * i] ?? [], at: x + dx * i }))
        .filter(({ row, at }) => at in row);
      if (!ends.every(({ row, at }) => ['', ...fillers].includes(row[at]))) continue;
      for (const { row, at } of ends) row[at] ||= rng.pick(fillers);
      signs.forEach((s, i) => (letters[y + dy * i][x + dx * i] = s));
      placed.push(word);
      break;
    }
  }
  for (const signs of letters) signs.forEach((s, i) => (signs[i] = s || rng.pick(fillers)));
  return { letters, placed };
}

/** A square of letters that contains the dog's name, if it fits; the dog looks over its edge. */
export const words: Look = {
  id: 'words',
  number: 23,
  title: 'Word search',
  family: 'puzzles',
  two: 'over',
  need: 'face',
  young: { title: 'My letter', things: [ballToken, boneToken], layout: lettered, place: 13 },
  draw(stage) {
    const { area, rng } = stage;
    const list = wordList(stage.names, stage.rich ? 8 : 4);
    const side = stage.rich ? SIDE : Math.max(6, ...list.map((word) => word.length));
    const { letters, placed } = wordSquare(rng, list, side);
    const cell = SQUARE / side;
    const [x, y] = [425 - SQUARE / 2, 424];
    // The paws hang over the margin above the letters.
    const top = y + 60;
    const dog = stage.stand({
      x: 380,
      rim: y,
      hide: stage.bust ? 0.06 : 0.24,
      w: 450,
      h: stage.bust ? 290 : 370,
      stretch: false,
      area: { x, y: 110, w: SQUARE, h: 314 },
    });
    flank(stage, dog, [bookStack, gift], y, 100, 100, { x, y: 0, w: SQUARE, h: 0 });
    peek(stage, dog, y, {}, [x, x + SQUARE]);
    stage.draw(rect(x, y, SQUARE, top + SQUARE - y), { line: 1.4 });
    for (let i = 0; i < side; i++)
      stage.trace(line([x, top + i * cell, x + SQUARE, top + i * cell]), 0.6);
    for (let i = 1; i < side; i++)
      stage.trace(line([x + i * cell, top, x + i * cell, top + SQUARE]), 0.6);
    stage.labels(
      letters.flatMap((signs, r) =>
        signs.map((s, c) => [s, x + (c + 0.5) * cell, top + (r + 0.5) * cell] as const),
      ),
      stage.rich ? 28 : 34,
    );
    paws(stage, dog, y);
    stage.labels(
      placed.map(
        (word, i) => [word, area.x + 76 + (i % 4) * 183, 990 + Math.floor(i / 4) * 28] as const,
      ),
      16,
    );
    stage.heading(textOf('words', stage.name), 97, 400, 36);
  },
};
