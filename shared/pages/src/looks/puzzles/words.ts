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

const HIDDEN = ['BONE', 'BALL', 'WALK', 'PAW', 'TREAT', 'LEASH'] as const;

/**
 * The words to hide: each name that fits into the square, as capitals, then others; no word twice.
 */
export function wordList(names: readonly string[], count: number): string[] {
  const capitals = names.map((name) => strokable(name).replaceAll(/[^A-Z]/g, ''));
  const fitting = capitals.filter((name) => name.length >= 2 && name.length <= SIDE);
  return [...new Set([...fitting, ...HIDDEN])].slice(0, count);
}

/** Fills a square of letters with words across and down. Leaves out a word that does not fit. */
export function wordSquare(
  rng: Random,
  list: readonly string[],
  side = SIDE,
): { letters: string[][]; placed: string[] } {
  const letters = Array.from({ length: side }, () => new Array<string>(side).fill(''));
  const placed: string[] = [];
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
      signs.forEach((s, i) => (letters[y + dy * i][x + dx * i] = s));
      placed.push(word);
      break;
    }
  }
  for (const signs of letters)
    signs.forEach((s, i) => (signs[i] = s || rng.pick(Array.from('ABCDEFGHIKLMNOPRSTUW'))));
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
