import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  decodePDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib';

const streamsOf = (page: PDFPage): PDFRawStream[] => {
  const contents = page.node.Contents();
  if (contents instanceof PDFRawStream) return [contents];
  if (contents instanceof PDFArray) {
    return contents
      .asArray()
      .map((ref) => page.doc.context.lookup(ref))
      .filter((part) => part instanceof PDFRawStream);
  }
  return [];
};

/** For `filter`: true for a page of art, false for the title page and the blank backs. */
export const isArtPage = (_page: string, index: number): boolean => index >= 2 && index % 2 === 0;

/**
 * Reads a PDF: its title, the drawing operators of each page as text, the sizes of the pages in
 * points, and the number of pages with fonts.
 */
export const readPdf = async (
  bytes: Uint8Array,
): Promise<{
  title: string | undefined;
  pages: string[];
  sizes: [number, number][];
  fonts: number;
}> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages();
  const text = (page: PDFPage): string =>
    streamsOf(page)
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
      .join('\n');
  const fonts = pages.filter(
    (page) => page.node.Resources()?.lookup(PDFName.of('Font')) instanceof PDFDict,
  ).length;
  return {
    title: document.getTitle(),
    pages: pages.map(text),
    sizes: pages.map((page) => [page.getWidth(), page.getHeight()]),
    fonts,
  };
};
