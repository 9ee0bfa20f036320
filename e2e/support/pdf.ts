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

/** The drawing operators of each page of a PDF, as text. */
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
