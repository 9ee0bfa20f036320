import { inchesToPoints, POINTS_PER_INCH } from './boxes';
import { coverSize } from './coverSize';
import type { PageBoxes, PrintShop, Rectangle } from './types';

/** Layout of a wrap-around cover laid flat, in points. */
export interface CoverLayout {
  readonly boxes: PageBoxes;
  /** Back and front with bleed at their outer edges, so that a picture extends past the trim. */
  readonly back: Rectangle;
  readonly spine: Rectangle;
  readonly front: Rectangle;
  /** Back and front after trimming. */
  readonly backTrim: Rectangle;
  readonly frontTrim: Rectangle;
  /**
   * The back's drawing: in the upper part, well clear of the barcode, with the page's proportions.
   */
  readonly backDrawing: Rectangle;
  /** The area on the back where the print shop prints its barcode. */
  readonly barcode: Rectangle;
}

/**
 * KDP prints a barcode of 2 x 1.2 inches in the lower right corner of the back. Both print shops
 * get the same clear area, a quarter of an inch from the trim and the spine.
 */
const BARCODE = {
  width: inchesToPoints(2),
  height: inchesToPoints(1.2),
  fromEdge: inchesToPoints(1 / 4),
};
/** Resolution of a picture that fills a face. Both print shops ask for at least 300 dpi. */
const FACE_DPI = 300;
/** The white card under a drawing, in points. */
export const CARD = { inset: inchesToPoints(1 / 2), radius: inchesToPoints(1 / 3) } as const;
/** Size of the back's drawing as a share of the trimmed back. */
const BACK_SHARE = 0.55;

/** Lays out a cover from left to right: back, spine, front. In points. */
export const coverLayout = (shop: PrintShop): CoverLayout => {
  const size = coverSize(shop);
  const [width, height, spine, bleed] = [size.width, size.height, size.spine, size.bleed].map(
    inchesToPoints,
  ) as [number, number, number, number];
  const face = (width - spine - 2 * bleed) / 2;
  const full = { y: 0, height };
  const trimmed = { y: bleed, height: height - 2 * bleed, width: face };
  const back = { ...full, x: 0, width: bleed + face };
  const backTrim = { ...trimmed, x: bleed };
  const drawing = { width: BACK_SHARE * backTrim.width, height: BACK_SHARE * backTrim.height };
  return {
    boxes: {
      media: { ...full, x: 0, width },
      trim: { x: bleed, y: bleed, width: width - 2 * bleed, height: height - 2 * bleed },
    },
    back,
    spine: { ...full, x: back.width, width: spine },
    front: { ...full, x: back.width + spine, width: face + bleed },
    backTrim,
    frontTrim: { ...trimmed, x: back.width + spine },
    backDrawing: {
      ...drawing,
      x: backTrim.x + (backTrim.width - drawing.width) / 2,
      y: backTrim.y + backTrim.height - drawing.height - CARD.inset,
    },
    barcode: {
      x: back.width - BARCODE.fromEdge - BARCODE.width,
      y: bleed + BARCODE.fromEdge,
      width: BARCODE.width,
      height: BARCODE.height,
    },
  };
};

/** Size in px of a picture that fills the front or the back at 300 dpi, bleed included. */
export const facePixels = (
  shop: PrintShop,
): { readonly width: number; readonly height: number } => {
  const { width, height } = coverLayout(shop).front;
  const pixels = (points: number): number => Math.ceil((points / POINTS_PER_INCH) * FACE_DPI);
  return { width: pixels(width), height: pixels(height) };
};
