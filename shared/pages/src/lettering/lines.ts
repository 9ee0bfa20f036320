import { CAP, fitted, letterable, letters } from './text';
import type { Curve } from '@scribblepup/imaging/curves/curve';

/** Most characters in a line, unless a single word has more. */
const MAX_LINE = 26;

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

/** Breaks a text into as few lines as possible, of about the same length; words stay whole. */
export function wrapText(text: string): string[] {
  const whole = letterable(text);
  if (whole === '') return [];
  const words = whole.split(' ');
  let lines = fillLines(words, MAX_LINE);
  // Shorten the longest line for as long as no further line is needed.
  for (let maxLength = MAX_LINE - 1; maxLength > 0; maxLength--) {
    const shorter = fillLines(words, maxLength);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines;
}

/** Where lines of text go, in sheet units. */
export interface LinesBox {
  /** Horizontal center of the lines. */
  readonly x: number;
  /** Vertical center of the first line's capitals. */
  readonly y: number;
  readonly width: number;
  /** Maximum height of a capital. */
  readonly height: number;
  /** Distance between lines. */
  readonly pitch: number;
}

/** Outlines of lines of text below one another, all in one size. */
export function lineShapes(lines: readonly string[], box: LinesBox): Curve[] {
  const widest = Math.max(...lines.map((line) => letters(line, 1).width));
  const height = Math.min(box.height, (box.width / widest) * CAP);
  return lines.flatMap((line, i) => {
    const { x, width } = box;
    return fitted(line, { x, y: box.y + i * box.pitch, width, height }) ?? [];
  });
}
