import type { CoverStyle } from './design';
import { INK } from './ink';
import { LINE_HEIGHT, titleLines } from './titleLines';

const FAMILY = '"Shantell Sans", "Comic Sans MS", sans-serif';

/** The title's font at a size in cover units. */
const fontOf = (size: number): string => `800 ${size}px ${FAMILY}`;

/** The size does not matter for loading: all sizes load the same files. */
const ANY_SIZE = 100;

/**
 * Loads the font's files for the letters of a title: each alphabet has a file of its own. Rejects if
 * the site's font is blocked; the title then uses the next font in the list.
 */
export const loadTitleFont = async (title: string): Promise<void> => {
  await document.fonts?.load(fontOf(ANY_SIZE), title);
};

const boxes: Readonly<
  Record<CoverStyle, { readonly top: number; readonly height: number; readonly width: number }>
> = {
  sticker: { top: 46, height: 230, width: 720 },
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
  const box = boxes[style];
  const { size, lines } = titleLines(title, box, (tried) => {
    context.font = fontOf(tried);
    return (text) => context.measureText(text).width;
  });
  context.font = fontOf(size);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const first = box.top + box.height / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2;
  lines.forEach((line, i) => {
    const y = first + i * size * LINE_HEIGHT;
    context.strokeStyle = '#FFFBF2';
    context.lineWidth = size * 0.2;
    context.strokeText(line, 425, y, box.width);
    context.fillStyle = INK;
    context.fillText(line, 425, y, box.width);
  });
};
