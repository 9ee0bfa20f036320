import { PDFDocument, PDFName, PDFRawStream, type PDFPage } from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';

/** A page as read back from the PDF; boxes as left, bottom, right, top in points. */
export interface ReadPage {
  readonly media: readonly number[];
  readonly bleed: readonly number[];
  readonly trim: readonly number[];
  /** The decompressed content stream; null on a page without one. */
  readonly content: string | null;
}

const contentOf = (page: PDFPage): string | null => {
  const stream = page.node.lookup(PDFName.of('Contents'));
  if (stream === undefined) return null;
  if (!(stream instanceof PDFRawStream)) throw new TypeError('A content stream is one stream');
  return inflateSync(stream.getContents()).toString('latin1');
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

/** Reads a PDF back with the parser of the PDF library. */
export const readBack = async (
  bytes: Uint8Array,
): Promise<{ title: string | undefined; pages: ReadPage[] }> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages().map((page) => ({
    media: corners(page.getMediaBox()),
    bleed: corners(page.getBleedBox()),
    trim: corners(page.getTrimBox()),
    content: contentOf(page),
  }));
  return { title: document.getTitle(), pages };
};
