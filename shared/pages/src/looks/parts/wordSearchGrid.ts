import type { Random } from '../../canvas/random';
import { BLOCKED_LENGTHS, isBlocked } from './blockedWords';

/** Letters that fill the square, about as often as in English, so that words do not stand out. */
const FILLERS = 'EEEEEAAAAIIIOOOTTTNNNSSSRRRLLLCCDDUUHHMMPPGGBBFFWWYYKKVJXQZ';

/** Number of positions to try for a word. */
const MAX_PLACES = 200;

/** The step from one letter of a text to the next. */
type Axis = readonly [dx: number, dy: number];

/** The four axes of a square; a text on an axis can be read in both directions. */
const AXES: readonly Axis[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** Words are placed across and down, which young children read most easily. */
const PLACING_AXES = AXES.slice(0, 2);

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The cells of a text from its first letter on. */
const cellsFrom = ({ x, y }: Cell, [dx, dy]: Axis, length: number): readonly Cell[] =>
  Array.from({ length }, (_, i) => ({ x: x + dx * i, y: y + dy * i }));

const reversed = (text: string): string => [...text].toReversed().join('');

/** A square of letters that is being filled. */
class LetterSquare {
  /** Letters by row; '' is an empty cell. */
  readonly letters: string[][];
  readonly #lengths: readonly number[];
  /** For each placed word, its cells as indexes. */
  readonly #placed: ReadonlySet<number>[] = [];

  /** @param list the words to hide */
  constructor(
    readonly side: number,
    private readonly list: readonly string[],
  ) {
    this.letters = Array.from({ length: side }, () => new Array<string>(side).fill(''));
    this.#lengths = [...new Set([...BLOCKED_LENGTHS, ...list.map(({ length }) => length)])];
  }

  /**
   * Places a word that starts at a cell. Returns false, and changes nothing, if it does not fit
   * there.
   */
  place(word: string, start: Cell, axis: Axis): boolean {
    const characters = [...word];
    const cells = cellsFrom(start, axis, characters.length);
    const before = cells.map((cell) => this.#at(cell));
    if (!before.every((letter, i) => letter === '' || letter === characters[i])) return false;
    for (const [i, { x, y }] of cells.entries()) this.letters[y][x] = characters[i];
    this.#placed.push(new Set(cells.map((cell) => this.#indexOf(cell))));
    if (!cells.some((cell) => this.#isInUnwantedWord(cell))) return true;
    this.#placed.pop();
    for (const [i, { x, y }] of cells.entries()) this.letters[y][x] = before[i];
    return false;
  }

  /** Puts the first letter that completes no unwanted word into a cell. */
  fill(cell: Cell, letters: readonly string[]): void {
    for (const letter of letters) {
      this.letters[cell.y][cell.x] = letter;
      if (!this.#isInUnwantedWord(cell)) return;
    }
  }

  #at({ x, y }: Cell): string {
    return this.letters[y]?.[x] ?? '';
  }

  #indexOf({ x, y }: Cell): number {
    return y * this.side + x;
  }

  /**
   * True if a blocked word, or another copy of a hidden one, crosses a cell in any direction. A
   * name may contain such a word.
   */
  #isInUnwantedWord({ x, y }: Cell): boolean {
    for (const [dx, dy] of AXES)
      for (const length of this.#lengths)
        for (let back = 0; back < length; back++) {
          const start = { x: x - dx * back, y: y - dy * back };
          if (this.#isUnwanted(start, [dx, dy], length)) return true;
        }
    return false;
  }

  #isUnwanted(start: Cell, axis: Axis, length: number): boolean {
    const [dx, dy] = axis;
    let text = '';
    for (let i = 0; i < length; i++) {
      const letter = this.#at({ x: start.x + dx * i, y: start.y + dy * i });
      if (letter === '') return false;
      text += letter;
    }
    if (![text, reversed(text)].some((word) => this.list.includes(word) || isBlocked(word)))
      return false;
    const cells = cellsFrom(start, axis, length).map((cell) => this.#indexOf(cell));
    return !this.#placed.some((word) => cells.every((cell) => word.has(cell)));
  }
}

/**
 * Hides words across and down in a square of letters. Leaves out a word that does not fit. In no
 * direction does the square contain a second copy of a hidden word, or a word that no child should
 * find.
 */
export function wordSearchGrid(
  rng: Random,
  list: readonly string[],
  side: number,
): { letters: string[][]; placed: string[] } {
  const square = new LetterSquare(side, list);
  const placed = list.filter((word) => {
    for (let tries = 0; tries < MAX_PLACES && word.length <= side; tries++) {
      const [dx, dy] = rng.pick(PLACING_AXES);
      const x = rng.integer(0, side - 1 - dx * (word.length - 1));
      const y = rng.integer(0, side - 1 - dy * (word.length - 1));
      if (square.place(word, { x, y }, [dx, dy])) return true;
    }
    return false;
  });
  for (const [y, row] of square.letters.entries())
    for (const [x, letter] of row.entries())
      if (letter === '') square.fill({ x, y }, rng.shuffle(FILLERS.split('')));
  return { letters: square.letters, placed };
}
