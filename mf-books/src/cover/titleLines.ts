/** Width of a text in the title's font, cover units. */
type Measure = (text: string) => number;

/** A title broken into lines, with its font size in cover units. */
interface TitleLines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Font sizes to try, cover units. */
const MAX_SIZE = 104;
/** Only a title that is very long, or has a very long word, gets a size near this one. */
const MIN_SIZE = 20;
const STEP = 4;
/** Distance between two lines, as a share of the font size. */
export const LINE_HEIGHT = 1.08;

/**
 * Breaks a title into lines no longer than `width`, as measured by `measure`; a word is never
 * broken.
 */
export const breakLines = (title: string, width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

interface Broken {
  readonly lines: readonly string[];
  /** Sum of the squared lengths, which is least if the lines are about equally long. */
  readonly cost: number;
}

/** The most even way to break words into `count` lines no longer than `width`; null if none. */
const evenLines = (
  words: readonly string[],
  count: number,
  width: number,
  measure: Measure,
): Broken | null => {
  let best: Broken | null = null;
  // The last line has the words from `start`; each line before it needs at least one word.
  for (let start = words.length - 1; start >= count - 1; start -= 1) {
    const line = words.slice(start).join(' ');
    const length = measure(line);
    // A word that is too long gets a line of its own.
    if (length > width && start < words.length - 1) break;
    const before =
      count > 1
        ? evenLines(words.slice(0, start), count - 1, width, measure)
        : start === 0 && { lines: [], cost: 0 };
    if (!before) continue;
    const cost = before.cost + length ** 2;
    if (!best || cost < best.cost) best = { lines: [...before.lines, line], cost };
  }
  return best;
};

/**
 * Breaks a title into as many lines as `breakLines` does, but of similar length, so that no short
 * word is left on a line of its own.
 */
export const balancedLines = (title: string, width: number, measure: Measure): string[] => {
  const lines = breakLines(title, width, measure);
  const words = title.split(/\s+/).filter(Boolean);
  return [...(evenLines(words, lines.length, width, measure)?.lines ?? lines)];
};

/**
 * Penalty for each line, as a share of the font size: slightly larger letters are not worth a third
 * line.
 */
const LINE_COST = 0.15;

/** Breaks a title to fit a box, in the best font size that fits, or else in the smallest one. */
export const titleLines = (
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
  measureAt: (size: number) => Measure,
): TitleLines => {
  let [bestSize, bestScore] = [MIN_SIZE, 0];
  for (let size = MAX_SIZE; size >= MIN_SIZE; size -= STEP) {
    const measure = measureAt(size);
    const lines = breakLines(title, width, measure);
    const score = size * (1 - LINE_COST) ** lines.length;
    const isFitting =
      lines.length * size * LINE_HEIGHT <= height && lines.every((line) => measure(line) <= width);
    if (isFitting && score > bestScore) [bestSize, bestScore] = [size, score];
  }
  return { size: bestSize, lines: balancedLines(title, width, measureAt(bestSize)) };
};
