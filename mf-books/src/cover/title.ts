import type { CoverStyle } from './design';
import { INK } from './ink';

const FAMILY = '"Shantell Sans", "Comic Sans MS", sans-serif';
const LARGEST = 104;
const SMALLEST = 34;
const LINE_HEIGHT = 1.08;

/** The title's font at a size in cover units. */
const fontOf = (size: number): string => `800 ${size}px ${FAMILY}`;

/**
 * Loads the font's files for the letters of a title: each alphabet has a file of its own. Rejects if
 * the site's font is blocked; the title then uses the next font in the list.
 */
export const loadTitleFont = async (title: string): Promise<void> => {
  await document.fonts?.load(fontOf(LARGEST), title);
};

/**
 * Breaks a title into lines no longer than `width`, as measured by `measure`; a word is never
 * broken.
 */
export const breakLines = (
  title: string,
  width: number,
  measure: (text: string) => number,
): string[] => {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const boxes: Readonly<
  Record<CoverStyle, { readonly top: number; readonly height: number; readonly width: number }>
> = {
  sticker: { top: 60, height: 230, width: 720 },
  poster: { top: 870, height: 190, width: 730 },
  lineArt: { top: 95, height: 210, width: 640 },
  frame: { top: 40, height: 160, width: 730 },
};

/** Paints the title as large as its box allows, in ink with a paper-colored outline. */
export const paintTitle = (
  context: CanvasRenderingContext2D,
  style: CoverStyle,
  title: string,
): void => {
  const { top, height, width } = boxes[style];
  const measure = (text: string): number => context.measureText(text).width;
  let size = LARGEST;
  let lines: string[] = [];
  for (; size >= SMALLEST; size -= 4) {
    context.font = fontOf(size);
    lines = breakLines(title, width, measure);
    if (
      lines.length * size * LINE_HEIGHT <= height &&
      lines.every((line) => measure(line) <= width)
    )
      break;
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const first = top + height / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2;
  lines.forEach((line, i) => {
    const y = first + i * size * LINE_HEIGHT;
    context.strokeStyle = '#FFFBF2';
    context.lineWidth = size * 0.2;
    context.strokeText(line, 425, y, width);
    context.fillStyle = INK;
    context.fillText(line, 425, y, width);
  });
};
