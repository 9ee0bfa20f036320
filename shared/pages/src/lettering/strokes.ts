import { joined, placed, type Path } from '@scribblepup/imaging/curves/path';
import { path } from '@scribblepup/imaging/curves/shapes';

/**
 * Single-stroke letters and digits for puzzles, 7 wide and 10 high. They need little data and are
 * easy to read.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 10L3.5 0L7 10M1.3 6.6L5.7 6.6',
  B: 'M0 10L0 0L3.5 0C7 0 7 4.7 3.5 4.7L0 4.7M3.5 4.7C8 4.7 8 10 3.5 10L0 10',
  C: 'M6.8 2C4.5 -1.6 0 0 0 5C0 10 4.5 11.6 6.8 8',
  D: 'M0 0L0 10L2.5 10C8.5 10 8.5 0 2.5 0Z',
  E: 'M6.2 0L0 0L0 10L6.2 10M0 4.8L5 4.8',
  F: 'M6.2 0L0 0L0 10M0 4.8L5 4.8',
  G: 'M6.8 2C4.5 -1.6 0 0 0 5C0 10.4 5.2 11.4 7 8L7 5.4L4 5.4',
  H: 'M0 0L0 10M7 0L7 10M0 4.8L7 4.8',
  I: 'M3.5 0L3.5 10M1.8 0L5.2 0M1.8 10L5.2 10',
  J: 'M5.6 0L5.6 7C5.6 11 .6 11 .4 7.4',
  K: 'M0 0L0 10M6.6 0L0 5.6M2.4 3.8L7 10',
  L: 'M0 0L0 10L6 10',
  M: 'M0 10L0 0L3.5 6L7 0L7 10',
  N: 'M0 10L0 0L7 10L7 0',
  O: 'M3.5 0C8.2 0 8.2 10 3.5 10C-1.2 10 -1.2 0 3.5 0Z',
  P: 'M0 10L0 0L3.6 0C8 0 8 5.4 3.6 5.4L0 5.4',
  Q: 'M3.5 0C8.2 0 8.2 10 3.5 10C-1.2 10 -1.2 0 3.5 0ZM4.4 7.4L7.2 10.6',
  R: 'M0 10L0 0L3.6 0C8 0 8 5.2 3.6 5.2L0 5.2M3.8 5.2L7 10',
  S: 'M6.4 1.6C4.6 -1 .4 -.4 .4 2.6C.4 6 6.8 4 6.8 7.4C6.8 10.6 1.8 11 .2 8.2',
  T: 'M0 0L7 0M3.5 0L3.5 10',
  U: 'M0 0L0 6.4C0 11.2 7 11.2 7 6.4L7 0',
  V: 'M0 0L3.5 10L7 0',
  W: 'M0 0L1.8 10L3.5 3.4L5.2 10L7 0',
  X: 'M0 0L7 10M7 0L0 10',
  Y: 'M0 0L3.5 5L7 0M3.5 5L3.5 10',
  Z: 'M0 0L7 0L0 10L7 10',
  '0': 'M3.5 0C7.4 0 7.4 10 3.5 10C-.4 10 -.4 0 3.5 0Z',
  '1': 'M1.4 2.2L4 0L4 10',
  '2': 'M.4 2.4C.8 -.8 6.4 -.8 6.4 2.6C6.4 5.4 1.6 7.4 .4 10L6.8 10',
  '3': 'M.6 1.6C2.4 -.8 6.4 -.2 6.2 2.6C6 4.6 4 4.8 2.8 4.8C4.6 4.8 6.8 5.2 6.6 7.4C6.4 10.6 1.6 10.8 .2 8.4',
  '4': 'M5 10L5 0L.2 7L7 7',
  '5': 'M6.2 0L1.2 0L.8 4.4C3 3.2 6.8 3.8 6.6 7C6.4 10.4 1.8 10.8 .2 8.6',
  '6': 'M5.8 .8C2.4 -.6 .2 3 .3 6.6C.4 11 6.7 11 6.7 6.8C6.7 3.2 1.6 2.8 .4 6',
  '7': 'M.2 0L6.8 0L2.6 10',
  '8': 'M3.5 4.6C0 4.6 0 0 3.5 0C7 0 7 4.6 3.5 4.6C-.8 4.6 -.8 10 3.5 10C7.8 10 7.8 4.6 3.5 4.6Z',
  '9': 'M6.6 4C5.4 7.2 .3 6.8 .3 3.2C.3 -1 6.6 -1 6.7 3.4C6.8 7 4.6 10.6 1.2 9.2',
  '?': 'M.4 2.4C.8 -.8 6.4 -.8 6.4 2.6C6.4 4.8 3.5 5 3.5 7M3.5 9.6L3.5 10',
  '+': 'M3.5 2L3.5 8M.5 5L6.5 5',
  '-': 'M1 5L6 5',
  '=': 'M.5 3.6L6.5 3.6M.5 6.4L6.5 6.4',
};

/** Height of a character, and the distance from one to the next. */
const HEIGHT = 10,
  ADVANCE = 9.6;
/** Space between two characters: the advance less the width. */
const SPACE = 2.6;

/** Plain forms of the letters that Unicode does not decompose into a letter and its accent. */
const PLAIN: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ĳ: 'IJ',
  Ŀ: 'L',
  Ł: 'L',
  Ŋ: 'N',
  Ø: 'O',
  Œ: 'OE',
  Þ: 'TH',
  Ŧ: 'T',
};

/**
 * Reduces a text to the characters that have strokes: capitals without accents, digits and a few
 * signs.
 */
export function strokableText(text: string): string {
  return [...text.normalize('NFD').toUpperCase()]
    .flatMap((letter) => [...(PLAIN[letter] ?? letter)])
    .filter((letter) => STROKES[letter] !== undefined || letter === ' ')
    .join('')
    .trim();
}

/** A line of single-stroke characters, `height` high, centered at x, y. */
export function strokeText(text: string, x: number, y: number, height: number): Path {
  const scale = height / HEIGHT;
  const characters = [...strokableText(text)];
  const left = x - ((characters.length * ADVANCE - SPACE) * scale) / 2;
  return joined(
    characters.flatMap((character, i) =>
      STROKES[character]
        ? [placed(path(STROKES[character]), left + i * ADVANCE * scale, y - height / 2, scale)]
        : [],
    ),
  );
}
