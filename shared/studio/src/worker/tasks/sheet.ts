import { composePage, pageToSvg, titlePage, type Page } from '@scribblepup/pages';
import { canDraw } from '../../shared/canDraw';
import { ColoringError } from '../../shared/errors';
import {
  dogsOnSheet,
  type BookArt,
  type BookSheet,
  type SheetPlace,
  type SheetTask,
} from '../../shared/book';
import { castOf, choicesFor } from '../../shared/dogs';

/**
 * A sheet of a book. A page that is not stored is drawn again, with the same result.
 * @throws RangeError for a place that the book does not have; ColoringError with code `newer`
 */
export const sheetOf = (art: BookArt, place: SheetPlace): Page => {
  const { pages, looks, inscription } = art;
  const dogs = dogsOnSheet(art, place);
  const [cast, choices] = [castOf(dogs), choicesFor(dogs, art.choices)];
  if (place === 'title') return titlePage(cast, choices, inscription);
  const look = looks[place];
  if (look === undefined) throw new RangeError(`The book has no page ${place}.`);
  const stored = pages[place];
  if (stored) return stored;
  if (!canDraw(look)) throw new ColoringError('newer', look);
  return composePage(cast, look, choices);
};

/** Draws one sheet for a screen. */
export const sheetTask = async ({ art, place }: SheetTask): Promise<BookSheet> => {
  const page = sheetOf(art, place);
  const picture = new Blob([pageToSvg(page, castOf(dogsOnSheet(art, place)))], {
    type: 'image/svg+xml',
  });
  return Promise.resolve({ title: page.title, picture });
};
