import { pdfNumber } from './operators';
import type { Rectangle } from './types';

/**
 * The part of a sheet (850 x 1100 units) that holds its art: 75 units from each edge, as sheets
 * are composed, and half of a frame's line beyond.
 */
const ART: Rectangle = { x: 71, y: 71, width: 708, height: 958 };

// Six digits: the scale multiplies coordinates of up to 1100.
const factor = (value: number): string => String(Number(value.toFixed(6)));

/**
 * Operators that put a sheet's art into an area of the page: as large as fits, centred, and cut
 * at its edge. One rule for every page size: whatever a sheet draws, what is around stays clear.
 */
export const placeSheet = (area: Rectangle): string => {
  const scale = Math.min(area.width / ART.width, area.height / ART.height);
  const left = area.x + (area.width - scale * ART.width) / 2;
  const top = area.y + (area.height + scale * ART.height) / 2;
  const [x, y] = [left - scale * ART.x, top + scale * ART.y];
  // The minus turns the sheet, whose y runs down, the way of the page, whose y runs up.
  return [
    `${factor(scale)} 0 0 ${factor(-scale)} ${factor(x)} ${factor(y)} cm`,
    `${[ART.x, ART.y, ART.width, ART.height].map(pdfNumber).join(' ')} re W n`,
  ].join('\n');
};
