import { inset, MARGIN } from './boxes';
import { fillColorOperator } from './color';
import { CARD, coverLayout } from './coverLayout';
import { PdfDocument, type Picture } from './document';
import { bookTitle } from './names';
import { pdfNumber, rectangleOperator } from './operators';
import { placedSheetOperators } from './placement';
import type { CoverContent, CoverFace, PrintShop, Rectangle } from './types';

/** Control point distance for a quarter circle as a cubic Bézier, as a share of the radius. */
const KAPPA = 0.5523;

const roundedRectangle = ({ x, y, width, height }: Rectangle, radius: number): string => {
  const [right, top, k] = [x + width, y + height, radius * (1 - KAPPA)];
  const corners: readonly (readonly [string, ...number[]])[] = [
    ['m', x + radius, y],
    ['l', right - radius, y],
    ['c', right - k, y, right, y + k, right, y + radius],
    ['l', right, top - radius],
    ['c', right, top - k, right - k, top, right - radius, top],
    ['l', x + radius, top],
    ['c', x + k, top, x, top - k, x, top - radius],
    ['l', x, y + radius],
    ['c', x, y + k, x + k, y, x + radius, y],
  ];
  return `${corners.map(([operator, ...numbers]) => `${numbers.map(pdfNumber).join(' ')} ${operator}`).join(' ')} h`;
};

// Scales the picture to cover the area, centered, and clips the overflow.
const pictureOperators = (name: string, picture: Picture, area: Rectangle): string => {
  const scale = Math.max(area.width / picture.width, area.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2];
  return `q ${rectangleOperator(area)} W n ${[width, 0, 0, height, x, y].map(pdfNumber).join(' ')} cm /${name} Do Q`;
};

const drawingOperators = ({ sheet, card }: CoverFace, area: Rectangle): string[] => {
  const cardOperators = card
    ? [`1 g ${roundedRectangle(inset(area, CARD.inset), CARD.radius)} f`]
    : [];
  return sheet
    ? [...cardOperators, `q ${placedSheetOperators(sheet, inset(area, MARGIN))}`, 'Q']
    : cardOperators;
};

/**
 * Writes the wrap-around cover of a book as a one-page PDF in the print shop's size: back, spine
 * and front in one color, with each face's picture and drawing. The area of the shop's barcode
 * stays clear. The spine is too thin for text.
 * Throws SyntaxError on an invalid color or path, RangeError if a coordinate is not finite, and
 * throws if a picture is not a JPEG.
 */
export const writeCover = async (cover: CoverContent, shop: PrintShop): Promise<Uint8Array> => {
  const layout = coverLayout(shop);
  const document = new PdfDocument(`${bookTitle(cover.dogName)}, cover`);
  const pictures: Record<string, Picture> = {};
  const lines = [fillColorOperator(cover.color), `${rectangleOperator(layout.boxes.media)} f`];

  const addFace = async (
    name: string,
    face: CoverFace,
    pictureArea: Rectangle,
    drawingArea: Rectangle,
  ): Promise<void> => {
    if (face.picture) {
      const picture = await document.addJpeg(face.picture);
      pictures[name] = picture;
      lines.push(pictureOperators(name, picture, pictureArea));
    }
    lines.push(...drawingOperators(face, drawingArea));
  };

  const { back } = cover;
  if (back) {
    await addFace('Back', back, layout.back, layout.backDrawing);
    lines.push(fillColorOperator(cover.color), `${rectangleOperator(layout.barcode)} f`);
  }
  await addFace('Front', cover.front, layout.front, layout.frontTrim);
  document.addPage(layout.boxes, { operators: lines.join('\n'), pictures });
  return document.bytes();
};
