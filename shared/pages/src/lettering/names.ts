import { letterableText } from './text';

/**
 * Longer names are truncated, at a word if possible, because their letters would be too small to
 * color.
 */
export const MAX_NAME = 18;

/** Longest text for several names; its letters are slightly smaller. */
const MAX_NAMES = 23;

/** Words that need another word after them, so that a truncated name cannot end with one. */
const NOT_LAST = new Set(
  [
    'a an and at for from in of on or the to with mr. mrs. ms. dr. st. sir',
    'am an auf aus dem den der des die im het og och ten ter und van vom von zu zum zur',
    'al da das de del della delle di do dos du e el et la las le les los y',
    'в з и из й і с со та фон',
    'η και ο οι στη στο τα τη της το του των',
  ].flatMap((words) => words.split(' ')),
);

/** Punctuation that joins a word to the next one. */
const JOINING_MARKS = /[,;:&+/([–—-]+$/u;

function shortened(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const words = name
    .slice(0, maxLength + 1)
    .split(' ')
    .slice(0, -1);
  for (let n = words.length; n > 0; n--) {
    const last = words[n - 1].replace(JOINING_MARKS, '');
    if (last !== '' && !NOT_LAST.has(last.toLowerCase()))
      return [...words.slice(0, n - 1), last].join(' ');
  }
  return name.slice(0, maxLength).trim();
}

/** Names as a text. As on covers, a comma precedes the "and" of three names; "&" never has one. */
const joinNames = (names: readonly string[], word: 'and' | '&'): string =>
  [
    names.slice(0, -1).join(', ') + (names.length > 2 && word === 'and' ? ',' : ''),
    ...names.slice(-1),
  ].join(` ${word} `);

/**
 * The letterable names of a page's dogs as one text, "Biscuit and Mochi", shortened to fit into a
 * line. Names without a letter are left out; the text may be empty.
 */
export function namesFor(names: readonly string[]): string {
  const letterable = names.map(letterableText).filter((name) => name !== '');
  if (letterable.length < 2) return shortened(letterable[0] ?? '', MAX_NAME);
  for (const word of ['and', '&'] as const) {
    const whole = joinNames(letterable, word);
    if (whole.length <= MAX_NAMES) return whole;
  }
  const between = joinNames(letterable, '&').length - letterable.join('').length;
  // Long names may use the room that short ones leave.
  let [room, rest] = [MAX_NAMES - between, letterable.length];
  const lengths = new Map<string, number>();
  for (const name of letterable.toSorted((a, b) => a.length - b.length)) {
    const length = Math.min(name.length, Math.floor(room / rest));
    lengths.set(name, length);
    room -= length;
    rest -= 1;
  }
  return joinNames(
    letterable.map((name) => shortened(name, lengths.get(name) ?? 0)),
    '&',
  );
}
