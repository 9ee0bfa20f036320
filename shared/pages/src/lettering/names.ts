import { letterable } from './text';

/**
 * Longer names are truncated, at a word if possible, because their letters would be too small to
 * color.
 */
const LONGEST = 18;

/** Longest text for several names; its letters are slightly smaller. */
const LONGEST_OF_ALL = 23;

function shortened(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const words = name.slice(0, longest + 1).split(' ');
  return words.length > 1 ? words.slice(0, -1).join(' ') : name.slice(0, longest);
}

const joined = (names: readonly string[], last: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].join(last);

/**
 * The letterable names of a page's dogs as one text, "Biscuit and Mochi", shortened to fit into a
 * line. Names without a letter are left out; the text may be empty.
 */
export function namesFor(names: readonly string[]): string {
  const known = names.map(letterable).filter((name) => name !== '');
  if (known.length < 2) return shortened(known[0] ?? '', LONGEST);
  for (const last of [' and ', ' & ']) {
    const whole = joined(known, last);
    if (whole.length <= LONGEST_OF_ALL) return whole;
  }
  const between = joined(known, ' & ').length - known.join('').length;
  // Long names may use the room that short ones leave.
  let [room, rest] = [LONGEST_OF_ALL - between, known.length];
  const most = new Map<string, number>();
  for (const name of known.toSorted((a, b) => a.length - b.length)) {
    const own = Math.min(name.length, Math.floor(room / rest));
    most.set(name, own);
    room -= own;
    rest -= 1;
  }
  return joined(
    known.map((name) => shortened(name, most.get(name) ?? 0)),
    ' & ',
  );
}
