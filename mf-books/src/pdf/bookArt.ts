import { getPageArt, PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';
import { firstDemoDog } from '../data/demoDog';
import { coloring } from '../services/coloring';
import type { BookArt } from './bookPdf';

/**
 * What a book of the visitor's is printed from.
 * @throws LibraryError; Error where the dog was never found.
 */
export const ownBookArt = async ({ project, book }: FoundBook): Promise<BookArt> => {
  if (!project.dog) throw new Error('This book has no drawing of its dog yet. Open it in the picker first.');
  const pages = await getPageArt(project.id, book.selectedImages);
  return { dog: project.dog, choices: project.choices, pages, looks: book.selectedImages };
};

/** What a sample book is printed from: the first pages of the first demo dog. */
export const sampleBookArt = async (signal?: AbortSignal): Promise<BookArt> => {
  const { name, photo } = await firstDemoDog(signal);
  const { dog } = await coloring().extract(photo, {}, { signal });
  const looks = Array.from({ length: PAGES_PER_BOOK }, (_, index) => index);
  return { dog, choices: { name, bornMonth: null }, pages: looks.map(() => null), looks };
};
