import { pdfNumber } from './operators';
import type { Rectangle } from './types';

/**
 * The part of a sheet (850 x 1100 units) that holds its art: 75 units from each edge, as sheets
 * are composed, and half of a frame's line beyond.
 */
const ART: Rectangle = { x: 71, y: 71, width: 708, height: 958 };

/** A sheet, in its own units. */
const SHEET: Rectangle = { x: 0, y: 0, width: 850, height: 1100 };

// Six digits: the scale multiplies coordinates of up to 1100.
const factor = (value: number): string => String(Number(value.toFixed(6)));

interface Placement {
  /** Points for one sheet unit. */
  readonly scale: number;
  /** Where the sheet's top left corner lies. */
  readonly x: number;
  readonly y: number;
}

// One rule for every page size: the art as large as fits the area, centred.
const placementIn = (area: Rectangle): Placement => {
  const scale = Math.min(area.width / ART.width, area.height / ART.height);
  const left = area.x + (area.width - scale * ART.width) / 2;
  const top = area.y + (area.height + scale * ART.height) / 2;
  return { scale, x: left - scale * ART.x, y: top + scale * ART.y };
};

/**
 * Operators that put a sheet's art into an area of the page: as large as fits, centred, and cut
 * at its edge. Whatever a sheet draws, what is around stays clear.
 */
export const placeSheet = (area: Rectangle): string => {
  const { scale, x, y } = placementIn(area);
  // The minus turns the sheet, whose y runs down, the way of the page, whose y runs up.
  return [
    `${factor(scale)} 0 0 ${factor(-scale)} ${factor(x)} ${factor(y)} cm`,
    `${[ART.x, ART.y, ART.width, ART.height].map(pdfNumber).join(' ')} re W n`,
  ].join('\n');
};

/** A sheet on a screen: in points from the top left of its page, y running down. */
export interface SheetOnScreen {
  /** Where the sheet of 850 x 1100 units lies. */
  readonly sheet: Rectangle;
  /** What of it is seen: the rest is cut off. */
  readonly art: Rectangle;
}

/** Where `placeSheet` puts a sheet on the page, for showing it on a screen. */
export const sheetOnScreen = (area: Rectangle, page: Rectangle): SheetOnScreen => {
  const { scale, x, y } = placementIn(area);
  const [left, top] = [x - page.x, page.y + page.height - y];
  const scaled = (part: Rectangle): Rectangle => ({
    x: left + scale * part.x,
    y: top + scale * part.y,
    width: scale * part.width,
    height: scale * part.height,
  });
  return { sheet: scaled(SHEET), art: scaled(ART) };
};
