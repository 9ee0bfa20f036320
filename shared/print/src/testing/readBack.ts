import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';

/** A page as read back from the PDF; boxes as left, bottom, right, top in points. */
export interface ReadPage {
  readonly media: readonly number[];
  readonly bleed: readonly number[];
  readonly trim: readonly number[];
  /** The decompressed content stream, without marked-content operators; null on a blank page. */
  readonly content: string | null;
  /** Describes the drawing for screen readers; null on a page without a tagged drawing. */
  readonly description: string | null;
}

interface ReadBookmark {
  readonly title: string;
  /** Number of the page that it leads to, from 1. */
  readonly page: number;
}

const FIGURE = /^\/Figure <<\/MCID 0>> BDC\n([^]*)\nEMC$/u;

/** Checks that the page has each picture that its content draws. */
const requirePictures = (page: PDFPage, content: string): void => {
  const pictures = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  for (const [, name] of content.matchAll(/\/(\w+) Do/gu))
    if (!(pictures?.lookup(PDFName.of(name)) instanceof PDFRawStream))
      throw new TypeError(`The page has no picture ${name}`);
};

const contentOf = (page: PDFPage): string | null => {
  const stream = page.node.lookup(PDFName.of('Contents'));
  if (stream === undefined) return null;
  if (!(stream instanceof PDFRawStream))
    throw new TypeError('The content of a page is not a single stream');
  const content = inflateSync(stream.getContents()).toString('latin1');
  requirePictures(page, content);
  if (page.node.lookup(PDFName.of('StructParents')) === undefined) return content;
  const [, figure] = FIGURE.exec(content) ?? [];
  if (figure === undefined) throw new TypeError('A tagged drawing is not marked as one figure');
  return figure;
};

const textOf = (value: unknown): string => {
  if (value instanceof PDFHexString || value instanceof PDFString) return value.decodeText();
  throw new TypeError('Not a text string');
};

/**
 * Finds a page's figure by its key in the structure tree. Checks that the figure refers to the
 * marked drawing of the page, and that a reader finds it from the tree's root. Returns its
 * description; null if the page has no figure.
 */
const descriptionOf = (page: PDFPage): string | null => {
  const key = page.node.lookup(PDFName.of('StructParents'));
  if (!(key instanceof PDFNumber)) return null;
  const { catalog } = page.doc;
  // Screen readers ignore the tags of a document that does not say it is tagged.
  const isMarked = catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'));
  if (isMarked !== PDFBool.True) throw new TypeError('The document is not marked as tagged');
  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const numbers = tree
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray);
  const offset = numbers
    .asArray()
    .findIndex((_, i) => i % 2 === 0 && String(numbers.lookup(i)) === String(key));
  const references = numbers.lookup(offset + 1, PDFArray);
  const figure = references.lookup(0, PDFDict);
  if (figure.get(PDFName.of('Pg')) !== page.ref)
    throw new TypeError('The figure belongs to another page');
  if (figure.lookup(PDFName.of('K'), PDFNumber).asNumber() !== 0)
    throw new TypeError('The figure does not refer to the marked drawing');
  const inTree = tree.lookup(PDFName.of('K'), PDFDict).lookup(PDFName.of('K'), PDFArray);
  if (!inTree.asArray().includes(references.get(0)))
    throw new TypeError('The figure is not in the tree');
  return textOf(figure.lookup(PDFName.of('Alt')));
};

const bookmarksOf = (
  { catalog, context }: PDFDocument,
  pages: readonly PDFPage[],
): ReadBookmark[] => {
  const outlines = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const bookmarks: ReadBookmark[] = [];
  let previous: PDFObject | undefined;
  let next = outlines?.get(PDFName.of('First'));
  while (next) {
    const item = context.lookup(next, PDFDict);
    if (item.get(PDFName.of('Prev')) !== previous)
      throw new TypeError('A bookmark does not refer to the one before it');
    const target = item.lookup(PDFName.of('Dest'), PDFArray).get(0);
    bookmarks.push({
      title: textOf(item.lookup(PDFName.of('Title'))),
      page: 1 + pages.findIndex(({ ref }) => ref === target),
    });
    previous = next;
    next = item.get(PDFName.of('Next'));
  }
  if (outlines?.get(PDFName.of('Last')) !== previous)
    throw new TypeError('The list of bookmarks does not end with its last bookmark');
  return bookmarks;
};

const corners = ({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): number[] => [x, y, x + width, y + height].map((value) => Math.round(value * 1000) / 1000);

interface ReadDocument {
  readonly title: string | undefined;
  /** True if viewers show the title instead of the file's name. */
  readonly isTitleShown: boolean;
  readonly language: string;
  readonly pages: readonly ReadPage[];
  readonly bookmarks: readonly ReadBookmark[];
}

/** Reads a PDF back with the parser of the PDF library. */
export const readBack = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages();
  return {
    title: document.getTitle(),
    isTitleShown: document.catalog.getViewerPreferences()?.getDisplayDocTitle() ?? false,
    language: textOf(document.catalog.lookup(PDFName.of('Lang'))),
    pages: pages.map((page) => ({
      media: corners(page.getMediaBox()),
      bleed: corners(page.getBleedBox()),
      trim: corners(page.getTrimBox()),
      content: contentOf(page),
      description: descriptionOf(page),
    })),
    bookmarks: bookmarksOf(document, pages),
  };
};
