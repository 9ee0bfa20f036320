import { CAP_HEIGHT, fitText, letterableText, outlineText } from './text';
import { controlPointBounds, joined, placed, type Path } from '@scribblepup/imaging/curves/path';
import { clamp } from '@scribblepup/imaging/plane';

/** Maximum number of characters in a line, unless a single word has more. */
export const MAX_LINE = 26;

/** Minimum gap between the descenders of a line and the accents of the next one, in sheet units. */
const MIN_GAP = 2;

/** Fills lines of at most `maxLength` characters, one after the other; words stay whole. */
function fillLines(words: readonly string[], maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a text into as few lines as possible, of about the same length; words stay whole.
 * @param maxLength maximum number of characters in a line, unless a single word has more
 */
export function wrapText(text: string, maxLength = MAX_LINE): string[] {
  const whole = letterableText(text);
  if (whole === '') return [];
  const words = whole.split(' ');
  let lines = fillLines(words, maxLength);
  // Shorten the longest line as long as this needs no extra line.
  for (let length = maxLength - 1; length > 0; length--) {
    const shorter = fillLines(words, length);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines;
}

/** The position and size of lines of text, in sheet units. */
export interface LinesBox {
  /** Horizontal center of the lines. */
  readonly x: number;
  /** Vertical center of the first line's capitals. */
  readonly y: number;
  readonly width: number;
  /** Maximum height of a capital. */
  readonly height: number;
  /** Distance between lines, unless accents or descenders need more. */
  readonly leading: number;
}

/**
 * Measures lines of text in a box: the height of a capital, the distance between lines, and how far
 * accents of the first line extend above its capitals.
 */
export function measureLines(
  lines: readonly string[],
  { width, height: maxHeight, leading }: Omit<LinesBox, 'x' | 'y'>,
): { height: number; leading: number; above: number } {
  const widest = Math.max(...lines.map((line) => outlineText(line, 1).width));
  const height = Math.min(maxHeight, (width / widest) * CAP_HEIGHT);
  const bounds = lines.map((line) =>
    controlPointBounds(outlineText(line, height / CAP_HEIGHT).path),
  );
  const needed = bounds.slice(1).map(([, top], i) => bounds[i][3] - top + MIN_GAP);
  return {
    height,
    leading: Math.max(leading, ...needed),
    above: Math.max(0, -(bounds[0]?.[1] ?? 0) - height),
  };
}

/** Outlines of lines of text below one another, all in one size. */
export function lineShapes(lines: readonly string[], box: LinesBox): Path[] {
  const { height, leading } = measureLines(lines, box);
  return lines.flatMap((line, i) => {
    const { x, width } = box;
    const y = box.y + i * leading;
    return fitText(line, { x, y, width, height, room: [Infinity, Infinity] }) ?? [];
  });
}

/** Moves shapes into the space between two heights, and shrinks them if they are taller. */
export function fitBetween(
  shapes: readonly Path[],
  x: number,
  top: number,
  bottom: number,
): Path[] {
  const [, highest, , lowest] = controlPointBounds(joined(shapes));
  const scale = Math.min(1, (bottom - top) / (lowest - highest));
  const y = clamp(0, top - highest * scale, bottom - lowest * scale);
  return shapes.map((shape) => placed(shape, x * (1 - scale), y, scale));
}
