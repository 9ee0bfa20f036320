import { parsePath } from './path';
import type { Rectangle, Sheet, SheetPath } from './types';

/** Formats a number for PDF, rounded to .01. Throws RangeError if it is not finite. */
export const pdfNumber = (value: number): string => {
  if (!Number.isFinite(value))
    throw new RangeError('A drawing has a coordinate that is not a number');
  return String(Math.round(value * 100) / 100 || 0);
};

/** The operator that constructs a rectangle. */
export const rectangleOperator = ({ x, y, width, height }: Rectangle): string =>
  `${[x, y, width, height].map(pdfNumber).join(' ')} re`;

const operatorOf: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c' };

/**
 * The operators that construct a path. Throws SyntaxError on path data that `parsePath` rejects,
 * and RangeError if a coordinate is not finite.
 */
export const pathOperators = (d: string): string => {
  const { commands, coordinates } = parsePath(d);
  const parts: string[] = [];
  let next = 0;
  for (const command of commands) {
    if (command === 'Z') {
      parts.push('h');
      continue;
    }
    const count = command === 'C' ? 6 : 2;
    for (let i = 0; i < count; i++) parts.push(pdfNumber(coordinates[next++]));
    parts.push(operatorOf[command]);
  }
  return parts.join(' ');
};

/**
 * Whether a path has a stroke. A width that rounds to 0 counts as none, although PDF would draw a
 * hairline.
 */
export const hasStroke = ({ stroke }: SheetPath): boolean =>
  stroke !== null && pdfNumber(stroke) !== '0';

const paintOperator = (path: SheetPath): string => {
  const rule = path.evenOdd ? '*' : '';
  if (path.fill === null) return hasStroke(path) ? 'S' : 'n';
  return hasStroke(path) ? `B${rule}` : `f${rule}`;
};

/**
 * The operators that draw a sheet in painter's order, in sheet units: gray only, round caps and
 * joins. Nothing is transparent: white covers the paths below it.
 */
export const sheetOperators = (sheet: Sheet): string => {
  const lines = ['0 G 1 J 1 j'];
  let clip: string | undefined;
  let fill: SheetPath['fill'] = null;
  let width: number | null = null;

  const closeClip = (): void => {
    if (clip !== undefined) lines.push('Q');
    // Q restores the state before q, which is not tracked here, so set everything again.
    fill = null;
    width = null;
  };

  for (const path of sheet) {
    const paint = paintOperator(path);
    if (paint === 'n' || path.d.trim() === '') continue;
    if (path.clip !== clip) {
      closeClip();
      if (path.clip !== undefined) lines.push('q', pathOperators(path.clip), 'W n');
      clip = path.clip;
    }
    if (path.fill !== null && path.fill !== fill) {
      lines.push(path.fill === 'white' ? '1 g' : '0 g');
      fill = path.fill;
    }
    if (hasStroke(path) && path.stroke !== width) {
      lines.push(`${pdfNumber(path.stroke ?? 0)} w`);
      width = path.stroke;
    }
    lines.push(pathOperators(path.d), paint);
  }
  closeClip();
  return lines.join('\n');
};
