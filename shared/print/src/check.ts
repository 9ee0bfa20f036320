import { pathOperators } from './operators';
import { ART_PAGES } from './pageCount';
import type { BookContent, Sheet, SheetPath } from './types';

/**
 * A problem found in a book. `page` is the page of art from 1, 0 for the title, null for the whole
 * book.
 */
export interface BookProblem {
  readonly page: number | null;
  readonly kind: 'pageCount' | 'empty' | 'broken' | 'repeated' | 'thin-lines';
}

/** Lines thinner than this, in points, break up in print. */
const THINNEST_LINE = 0.75;
const POINTS_PER_UNIT = 0.72;

const isThin = ({ stroke }: SheetPath): boolean =>
  stroke !== null && stroke > 0 && stroke * POINTS_PER_UNIT < THINNEST_LINE;

const isInk = ({ fill, stroke, d }: SheetPath): boolean =>
  d.trim() !== '' && (fill === 'black' || (stroke !== null && stroke > 0));

const isBroken = ({ d, clip = '' }: SheetPath): boolean => {
  try {
    pathOperators(d);
    pathOperators(clip);
    return false;
  } catch {
    return true;
  }
};

const checkSheet = (sheet: Sheet): BookProblem['kind'][] => [
  ...(sheet.some(isInk) ? [] : (['empty'] as const)),
  ...(sheet.some(isBroken) ? (['broken'] as const) : []),
  ...(sheet.some(isThin) ? (['thin-lines'] as const) : []),
];

/** Checks a book before it is printed. Returns its problems; an empty list if there are none. */
export const checkBook = ({ title, pages }: BookContent): BookProblem[] => {
  const problems: BookProblem[] =
    pages.length === ART_PAGES ? [] : [{ page: null, kind: 'pageCount' }];
  const seen = new Set<string>();
  for (const [page, sheet] of [title, ...pages].entries()) {
    problems.push(...checkSheet(sheet).map((kind) => ({ page, kind })));
    const drawing = JSON.stringify(sheet);
    if (seen.has(drawing)) problems.push({ page, kind: 'repeated' });
    seen.add(drawing);
  }
  return problems;
};
