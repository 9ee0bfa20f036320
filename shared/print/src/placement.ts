import { inset } from './boxes';
import { hasStroke, rectangleOperator, sheetOperators } from './operators';
import { parsePath } from './path';
import type { Rectangle, Sheet, SheetPath } from './types';

/**
 * The part of a sheet (850 x 1100 units) that holds its art. Sheets are composed 75 units inside
 * each edge; the area is a little larger, to include the outer half of a frame's line.
 */
const ART: Rectangle = { x: 71, y: 71, width: 708, height: 958 };

/**
 * The clip of white paths that cover other paths up to the edge of `ART`, such as hills outside a
 * frame. It is larger than `ART`: viewers smooth the edges of clips, so white clipped at the same
 * edge would leave gray traces of what it covers.
 */
const MAT: Rectangle = inset(ART, -8);

/** The whole sheet, in sheet units. */
const SHEET: Rectangle = { x: 0, y: 0, width: 850, height: 1100 };

// Six digits where `pdfNumber` has two, because the scale multiplies coordinates of up to 1100.
const matrixNumber = (value: number): string => String(Number(value.toFixed(6)));

interface Placement {
  /** Points per sheet unit. */
  readonly scale: number;
  /** Position of the sheet's top left corner, in points. */
  readonly x: number;
  readonly y: number;
}

// The rule for every page size: scale the art to fit the area, and center it.
const placementIn = (area: Rectangle): Placement => {
  const scale = Math.min(area.width / ART.width, area.height / ART.height);
  const left = area.x + (area.width - scale * ART.width) / 2;
  const top = area.y + (area.height + scale * ART.height) / 2;
  return { scale, x: left - scale * ART.x, y: top + scale * ART.y };
};

const isInArt = (d: string): boolean =>
  parsePath(d).coordinates.every((value, i) =>
    i % 2 === 0
      ? value >= ART.x && value <= ART.x + ART.width
      : value >= ART.y && value <= ART.y + ART.height,
  );

const clipAreaOf = (path: SheetPath): Rectangle =>
  path.fill === 'white' && !hasStroke(path) && !isInArt(path.d) ? MAT : ART;

/**
 * The operators that draw a sheet in an area of the page: scaled to fit, centered and clipped, so
 * that no ink is outside the area.
 */
export const placedSheetOperators = (sheet: Sheet, area: Rectangle): string => {
  const { scale, x, y } = placementIn(area);
  const runs: { readonly clip: Rectangle; readonly paths: SheetPath[] }[] = [];
  for (const path of sheet) {
    const [clip, last] = [clipAreaOf(path), runs.at(-1)];
    if (last?.clip === clip) last.paths.push(path);
    else runs.push({ clip, paths: [path] });
  }
  // The negative scale flips y: it points down on the sheet and up on the page.
  return [
    `${matrixNumber(scale)} 0 0 ${matrixNumber(-scale)} ${matrixNumber(x)} ${matrixNumber(y)} cm`,
    ...runs.map(
      ({ clip, paths }) => `q ${rectangleOperator(clip)} W n\n${sheetOperators(paths)}\nQ`,
    ),
  ].join('\n');
};

/** A sheet's position for display: in points from the top left of its page, y pointing down. */
export interface SheetOnScreen {
  /** The whole sheet of 850 x 1100 units. */
  readonly sheet: Rectangle;
  /** The visible part of the sheet; the rest is clipped. */
  readonly art: Rectangle;
}

/** The position where `placedSheetOperators` puts a sheet on the page, for display on a screen. */
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
