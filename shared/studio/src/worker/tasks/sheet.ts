import { composePage, pageToSvg, titlePage, type Page } from '@scribblepup/pages';
import { canDraw } from '../../shared/canDraw';
import { ColoringError } from '../../shared/errors';
import {
  dogsOnSheet,
  type BookArt,
  type BookSheet,
  type SheetPosition,
  type SheetTask,
} from '../../shared/book';
import { castOf, choicesFor } from '../../shared/dogs';

/**
 * A sheet of a book. A page that is not stored is drawn again, with the same result.
 * @throws RangeError for a position that the book does not have; ColoringError with code
 * `newer-page`
 */
export const composeSheet = (art: BookArt, position: SheetPosition): Page => {
  const { pages, looks, inscription } = art;
  const dogs = dogsOnSheet(art, position);
  const [cast, choices] = [castOf(dogs), choicesFor(dogs, art.choices)];
  if (position === 'title') return titlePage(cast, choices, inscription);
  const look = looks[position];
  if (look === undefined) throw new RangeError(`The book has no page ${position}.`);
  const stored = pages[position];
  if (stored) return stored;
  if (!canDraw(look)) throw new ColoringError('newer-page', look);
  return composePage(cast, look, choices);
};

/** Draws one sheet for a screen. */
export const sheetTask = async ({ art, position }: SheetTask): Promise<BookSheet> => {
  const page = composeSheet(art, position);
  const picture = new Blob([pageToSvg(page, castOf(dogsOnSheet(art, position)))], {
    type: 'image/svg+xml',
  });
  return Promise.resolve({ title: page.title, picture });
};
