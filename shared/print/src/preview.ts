import { inset, liveArea, MARGIN, pageBoxes } from './boxes';
import { CARD, coverLayout, type CoverLayout } from './coverLayout';
import { sheetOnScreen, type SheetOnScreen } from './placement';
import type { InteriorVariant, PrintShop, Rectangle } from './types';

/** A trimmed page for display on a screen: in points, y pointing down. */
export interface PageOnScreen extends SheetOnScreen {
  readonly width: number;
  readonly height: number;
}

/** Layout of an interior page for display on a screen, by the same rule as in the PDF. */
export const pageOnScreen = (variant: InteriorVariant, pageNumber: number): PageOnScreen => {
  const boxes = pageBoxes(variant, pageNumber);
  const { width, height } = boxes.trim;
  return { width, height, ...sheetOnScreen(liveArea(boxes), boxes.trim) };
};

/** A wrap-around cover laid flat, for display on a screen: in points, y pointing down. */
export interface CoverOnScreen
  extends Pick<CoverLayout, 'front' | 'back' | 'barcode'>, SheetOnScreen {
  readonly width: number;
  readonly height: number;
  /** The cover after trimming. */
  readonly trim: Rectangle;
  /** The white card on the back, under the sheet. */
  readonly card: Rectangle;
  /** Radius of the card's corners. */
  readonly radius: number;
}

/** Layout of a cover for display on a screen, by the same rule as in the PDF. */
export const coverOnScreen = (shop: PrintShop): CoverOnScreen => {
  const { boxes, front, back, barcode, backDrawing } = coverLayout(shop);
  const { media } = boxes;
  const fromTop = (area: Rectangle): Rectangle => ({
    ...area,
    y: media.height - area.y - area.height,
  });
  return {
    width: media.width,
    height: media.height,
    trim: fromTop(boxes.trim),
    front: fromTop(front),
    back: fromTop(back),
    barcode: fromTop(barcode),
    card: fromTop(inset(backDrawing, CARD.inset)),
    radius: CARD.radius,
    ...sheetOnScreen(inset(backDrawing, MARGIN), media),
  };
};
