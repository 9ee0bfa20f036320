import { AREA } from './sheet';
import { SheetView } from './view';

/**
 * Variation of a page: position and size of its dog, each 0 to 1, the page's transform on the
 * sheet, and its frame.
 */
export interface Spread {
  readonly place: number;
  readonly size: number;
  /**
   * How far a tall dog that is cropped at the bottom extends below the page, 0 to 1. The effect
   * grows with the dog's size.
   */
  readonly low: number;
  readonly mirror: boolean;
  readonly view: SheetView;
  /** Inset of a frame all around the page from the edge of the area, in sheet units. */
  readonly inset: number;
}

/** A page without a number keeps the layout of its look. */
const PLAIN: Spread = {
  place: 0.5,
  size: 0.5,
  low: 0,
  mirror: false,
  view: new SheetView(1, 0),
  inset: 0,
};

/** Maximum inset of a frame, in sheet units (13 mm). */
const INSET = 50;

const part = (v: number): number => v - Math.floor(v);

/**
 * The variation for the page with this number. Uses a low-discrepancy sequence (Roberts 2018, "The
 * unreasonable effectiveness of quasirandom sequences"), so that pages differ without depending on
 * each other. Pass null for a page without a number.
 */
export function spreadOf(turn: number | null): Spread {
  if (turn === null) return PLAIN;
  const n = turn + 1;
  const inset = Math.round(INSET * part(0.5 + n * 0.6180339887));
  const scale = 1 - (2 * inset) / AREA.w;
  return {
    place: part(0.5 + n * 0.7548776662),
    size: part(0.5 + n * 0.569840291),
    low: part(0.5 + n * 0.3247179572),
    mirror: part(n * 0.8819660113) < 0.5,
    view: new SheetView(Math.round(scale * 1000) / 1000, 0),
    inset,
  };
}
