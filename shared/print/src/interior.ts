import { liveArea, pageBoxes } from './boxes';
import { PdfDocument } from './document';
import { bookTitle } from './names';
import { ART_PAGES } from './pageCount';
import { placedSheetOperators } from './placement';
import type { BookContent, InteriorVariant, Sheet, WriteOptions } from './types';

// Yields to the event loop between two sheets, so that its thread can handle other events.
const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * True for printing at home. Print shops need no bookmarks and no tags, and KDP asks for files
 * without them.
 */
const isForHome = (variant: InteriorVariant): boolean => variant.startsWith('home-');

const describeSheet = (index: number, pageTitles: readonly string[] = []): string => {
  if (index === 0) return 'Title page';
  const title = pageTitles[index - 1];
  return title ? `Coloring page ${index}: ${title}` : `Coloring page ${index}`;
};

/**
 * Writes a book's interior as a PDF of 52 pages: the title on page 1, then the 25 sheets on pages
 * 3, 5, ... 51, which are right-hand pages. The back of each is blank. In the variants for printing
 * at home, each drawing has a bookmark and a description for screen readers.
 * Throws RangeError if there are not exactly 25 sheets or a coordinate is not finite, SyntaxError
 * on a broken path, and the signal's reason when it is aborted.
 */
export const writeInterior = async (
  book: BookContent,
  options: WriteOptions = {},
): Promise<Uint8Array> => {
  const { variant = 'home-letter', signal, onProgress } = options;
  if (book.pages.length !== ART_PAGES)
    throw new RangeError(`A book has ${ART_PAGES} pages of art, not ${book.pages.length}`);
  const document = new PdfDocument(bookTitle(book.dogName));
  const sheets: readonly Sheet[] = [book.title, ...book.pages];

  for (const [index, sheet] of sheets.entries()) {
    signal?.throwIfAborted();
    const number = 2 * index + 1;
    const boxes = pageBoxes(variant, number);
    document.addPage(boxes, {
      operators: placedSheetOperators(sheet, liveArea(boxes)),
      ...(isForHome(variant) && { description: describeSheet(index, book.pageTitles) }),
    });
    document.addPage(pageBoxes(variant, number + 1));
    onProgress?.((index + 1) / (sheets.length + 1));
    await yieldToEventLoop();
  }

  signal?.throwIfAborted();
  const bytes = await document.bytes();
  signal?.throwIfAborted();
  onProgress?.(1);
  return bytes;
};
