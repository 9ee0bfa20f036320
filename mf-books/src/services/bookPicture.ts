import { findBook, getBlob, getPage, type FoundBook } from '@scribblepup/library';
import { offeredLooks } from '@scribblepup/studio';
import { castOf, loadBookArt } from '@scribblepup/studio/books';
import { failureHandler } from '../failureHandler';
import { coloring } from './coloring';
import { coverPaintings } from './coverPaintings';

/** Draws the first page of a book or an edition. */
const drawFirstPage = async (found: FoundBook): Promise<Blob | null> => {
  const { dog, pageDogs, choices, looks } = await loadBookArt(found);
  const [look] = looks;
  if (look === undefined) return null;
  const dogs = pageDogs?.[0] ?? dog;
  const cast = castOf(dogs);
  let picture: Blob | null = null;
  await coloring().drawPages('outline' in cast ? cast : cast[0], choices, {
    looks: [look],
    dogs: { [look]: dogs },
    onPage: (_page, preview) => (picture = preview),
  });
  return picture;
};

/**
 * A picture of the outside of a book or an edition for cards and orders: its cover, or else its
 * first page, which is drawn if it is not stored, for example while a renamed book is redrawn. Null
 * if it has neither. Throws NoDogError, LibraryError, ColoringError.
 */
export const bookPicture = async (found: FoundBook): Promise<Blob | null> => {
  const { project, book, edition } = found;
  const cover = book.cover?.picture ? await getBlob(book.cover.picture) : null;
  if (cover) return cover;
  // A project stores only the pages of its own age.
  if (edition?.age && edition.age !== project.choices.age) return drawFirstPage(found);
  const [first = offeredLooks()[0]] = book.pages;
  const stored = await getPage(project.id, first);
  if (stored) return stored.preview;
  return book.pages.length > 0 ? drawFirstPage(found) : null;
};

/**
 * A picture of a book or an edition, to be stored with an order. Waits for a cover that is being
 * painted, and then reads the book again, because the picture of a replaced cover is deleted. Returns
 * null if that fails: an order needs no picture.
 */
export const orderPicture = async (found: FoundBook): Promise<Blob | null> => {
  try {
    await coverPaintings.waitFor(found.project.id);
    return await bookPicture((await findBook(found.book.id)) ?? found);
  } catch (error) {
    failureHandler('order-picture')(error);
    return null;
  }
};
