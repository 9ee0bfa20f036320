import { toPageId, toPageNumber } from './pageNumbers';
import type { BookRecord } from './records';
import type { Book } from './types';

const agree = (ids: readonly string[], numbers: readonly number[]): boolean =>
  ids.length === numbers.length && ids.every((id, place) => toPageNumber(id) === numbers[place]);

/**
 * The books of a record. If ids and numbers disagree, the numbers count: version 1 wrote last, and
 * it knows only the numbers.
 */
export const toBooks = (records: readonly BookRecord[]): Book[] => {
  const knownPages = records.flatMap(({ pages = [] }) => pages);
  return records.map(({ selectedImages, pages, ...book }) => ({
    ...book,
    pages:
      pages && agree(pages, selectedImages)
        ? pages
        : selectedImages.map((number) => toPageId(number, knownPages)),
  }));
};

/** The books as stored: each page by its id and, for version 1, by its number. */
export const toBookRecords = (books: readonly Book[]): BookRecord[] =>
  books.map((book) => ({ ...book, selectedImages: book.pages.map(toPageNumber) }));
