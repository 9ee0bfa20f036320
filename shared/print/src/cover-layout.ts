import { POINTS_PER_INCH } from './boxes';
import { coverSize } from './cover-size';
import { INTERIOR_PAGES } from './interior';
import type { PageBoxes, PrintShop, Rectangle } from './types';

/** Where things are on the outside of a book laid flat; in points. */
export interface CoverLayout {
  readonly boxes: PageBoxes;
  /** Back and front with the bleed at their outer edges, so that a picture reaches beyond the cut. */
  readonly back: Rectangle;
  readonly spine: Rectangle;
  readonly front: Rectangle;
  /** Back and front as they are after cutting. */
  readonly backTrim: Rectangle;
  readonly frontTrim: Rectangle;
  /** The upper part of the back, well clear of the barcode, in the shape of the page. */
  readonly backDrawing: Rectangle;
  /** Where the print shop puts its barcode, on the back. */
  readonly barcode: Rectangle;
}

const inches = (value: number): number => value * POINTS_PER_INCH;

const BARCODE = { width: inches(2), height: inches(1.2), fromEdge: inches(0.25) };
const FRONT_DPI = 300;
/** The card under a drawing: half an inch inside the drawing's area, with corners of a third. */
export const CARD = { inset: 36, radius: 24 } as const;
/** The back's drawing is as high as this share of the back. */
const BACK_SHARE = 0.55;

/** Lays out a cover: the back at the left, the spine, the front at the right. */
export const coverLayout = (shop: PrintShop, pages: number = INTERIOR_PAGES): CoverLayout => {
  const size = coverSize(shop, pages);
  const [width, height, spine, bleed] = [size.width, size.height, size.spine, size.bleed].map(
    inches,
  ) as [number, number, number, number];
  const face = (width - spine - 2 * bleed) / 2;
  const full = { y: 0, height };
  const cut = { y: bleed, height: height - 2 * bleed, width: face };
  const back = { ...full, x: 0, width: bleed + face };
  const backTrim = { ...cut, x: bleed };
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
    frontTrim: { ...cut, x: back.width + spine },
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

/** Pixels of a picture that fills the front, or the back, at 300 dots an inch. */
export const facePixels = (
  shop: PrintShop,
): { readonly width: number; readonly height: number } => {
  const { width, height } = coverLayout(shop).front;
  const pixels = (points: number): number => Math.ceil((points / POINTS_PER_INCH) * FRONT_DPI);
  return { width: pixels(width), height: pixels(height) };
};
