/** A box in sheet units: 850 x 1100, 100 = 1 inch. */
export interface SheetBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The whole sheet. */
export const SHEET: SheetBox = { x: 0, y: 0, w: 850, h: 1100 };

/**
 * The area for art: three quarters of an inch from every edge, as print shops and home printers
 * require.
 */
export const AREA: SheetBox = { x: 75, y: 75, w: 700, h: 950 };

/** Millimeters in an inch. */
export const MM_PER_INCH = 25.4;

/** One point in sheet units. */
export const SHEET_UNITS_PER_POINT = 100 / 72;

/**
 * Line widths in sheet units at the default age and line width. `maxAccent` is the maximum for
 * an accent, just under 6 points.
 */
export const WIDTHS = {
  prop: 3,
  dogLine: 3.1,
  dogOutline: 4.6,
  frame: 4.2,
  halo: 11,
  min: 1.7,
  max: 6.9,
  maxAccent: 8.2,
} as const;

/**
 * Settings for the child's age. Shapes smaller than `minSize`, in sheet units, are dropped, and
 * inner lines up to the factor `maxDroppedLine` of the line width.
 */
export const AGES = {
  '2-3': { width: 1.75, detail: 0.45, rich: false, minSize: 40, maxDroppedLine: 0.9 },
  '3-5': { width: 1.42, detail: 0.5, rich: false, minSize: 70, maxDroppedLine: 0.9 },
  '5-8': { width: 1, detail: 1, rich: false, minSize: 0, maxDroppedLine: 0 },
  '8+': { width: 0.85, detail: 0.95, rich: true, minSize: 0, maxDroppedLine: 0 },
} as const;

/** The box, shrunk by `by` on every side. */
export function inset(box: SheetBox, by: number): SheetBox {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

export const right = (box: SheetBox): number => box.x + box.w;
export const bottom = (box: SheetBox): number => box.y + box.h;
