import { line, rect } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { strokableText } from '../../lettering/strokes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { flank, paws, showBehindRim } from '../parts/rim';
import { wordSearchGrid } from '../parts/wordSearchGrid';
import { bookStack, gift } from '../props/things';
import { ballToken, boneToken } from '../props/tokens';
import { letteredLayout } from '../young/lettered';

/** Maximum number of letters along a side of the square. */
const MAX_SIDE = 8;
/** Size of the square in sheet units. */
const SQUARE_SIZE = 480;

/** Heights of the heading and of the top of the dog's area below it. */
const HEADING_Y = 97,
  DOG_TOP = 126;

/** Words to hide after the names. */
const OTHER_WORDS = ['BONE', 'BALL', 'WALK', 'PAW', 'TREAT', 'LEASH'] as const;

/** True if each letter of a text has strokes. */
const isStrokable = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).every((letter) => strokableText(letter) !== '');

/**
 * The words to hide: each name that fits into the square, as capitals, then others. No word is a
 * part of another one, because it would be in the square twice.
 */
export function wordList(names: readonly string[], count: number): string[] {
  const capitals = names
    .filter(isStrokable)
    .map((name) => strokableText(name).replaceAll(/[^A-Z]/g, ''))
    .filter((name) => name.length >= 2 && name.length <= MAX_SIDE);
  const list: string[] = [];
  for (const word of [...capitals, ...OTHER_WORDS])
    if (!list.some((other) => other.includes(word) || word.includes(other))) list.push(word);
  return list.slice(0, count);
}

/** Maximum number of words in a row of the list, and the distance from one word to the next. */
const MAX_PER_ROW = 4,
  WORD_STEP = 178;

/** Lists the words to find below the square, in one or two centered rows. */
function listWords(stage: Stage, list: readonly string[]): void {
  const rows = Math.ceil(list.length / MAX_PER_ROW);
  const perRow = Math.ceil(list.length / rows);
  const [y, height] = rows > 1 ? [987, 18] : [996, 20];
  stage.labels(
    list.map((word, i) => {
      const row = Math.floor(i / perRow);
      const count = Math.min(perRow, list.length - row * perRow);
      const x = 425 + ((i % perRow) - (count - 1) / 2) * WORD_STEP;
      return [word, x, y + row * 27] as const;
    }),
    height,
  );
}

/** A square of letters that contains the dog's name, if it fits; the dog looks over its edge. */
export const words: Look = {
  id: 'words',
  number: 23,
  title: 'Word search',
  family: 'puzzles',
  two: 'over',
  need: 'face',
  young: { title: 'My letter', things: [ballToken, boneToken], layout: letteredLayout, number: 13 },
  draw(stage) {
    const { rng } = stage;
    const list = wordList(stage.names, stage.rich ? 8 : 4);
    const side = stage.rich ? MAX_SIDE : Math.max(6, ...list.map((word) => word.length));
    const { letters, placed } = wordSearchGrid(rng, list, side);
    const cell = SQUARE_SIZE / side;
    const [x, y] = [425 - SQUARE_SIZE / 2, 424];
    // The paws hang over the margin above the letters.
    const top = y + 60;
    const dog = stage.stand({
      x: 380,
      rim: y,
      hide: stage.bust ? 0.06 : 0.24,
      w: 450,
      h: stage.bust ? 290 : 370,
      stretch: false,
      area: { x, y: DOG_TOP, w: SQUARE_SIZE, h: y - DOG_TOP },
    });
    flank(stage, dog, [bookStack, gift], y, 100, 100, { x, y: 0, w: SQUARE_SIZE, h: 0 });
    showBehindRim(stage, dog, y, {}, [x, x + SQUARE_SIZE]);
    stage.draw(rect(x, y, SQUARE_SIZE, top + SQUARE_SIZE - y), { line: 1.4 });
    for (let i = 0; i < side; i++)
      stage.stroke(line([x, top + i * cell, x + SQUARE_SIZE, top + i * cell]), 0.6);
    for (let i = 1; i < side; i++)
      stage.stroke(line([x + i * cell, top, x + i * cell, top + SQUARE_SIZE]), 0.6);
    stage.labels(
      letters.flatMap((row, r) =>
        row.map((letter, c) => [letter, x + (c + 0.5) * cell, top + (r + 0.5) * cell] as const),
      ),
      stage.rich ? 28 : 34,
    );
    paws(stage, dog, y);
    listWords(stage, placed);
    stage.heading(textFor('words', stage.name), HEADING_Y, 400, 36);
  },
};
