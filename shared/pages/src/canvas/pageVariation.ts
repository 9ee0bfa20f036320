import { fractionalPart, round } from '@scribblepup/imaging/round';
import { AREA } from './sheet';
import { SheetView } from './view';

/**
 * Variation of a page: position and size of its dog, each 0 to 1, the page's transform on the
 * sheet, and its frame.
 */
export interface PageVariation {
  readonly place: number;
  readonly size: number;
  /**
   * How far a dog that is cropped at the bottom extends below the page, 0 to 1. For a tall dog the
   * effect grows with its size.
   */
  readonly drop: number;
  readonly mirror: boolean;
  readonly view: SheetView;
  /** Inset of a frame all around the page from the edge of the area, in sheet units. */
  readonly inset: number;
}

/** A page without a number keeps the layout of its look. */
const PLAIN: PageVariation = {
  place: 0.5,
  size: 0.5,
  drop: 0,
  mirror: false,
  view: new SheetView(1),
  inset: 0,
};

/** Maximum inset of a frame, in sheet units (13 mm). */
const MAX_INSET = 50;

// Steps of the sequences, modulo 1: the inverse of the golden ratio, and powers of the inverse of
// the plastic number. With MIRROR_STEP the dogs turn around after four or five pages.
const GOLDEN = 0.6180339887,
  PLASTIC = 0.7548776662,
  PLASTIC_2 = 0.569840291,
  PLASTIC_4 = 0.3247179572,
  MIRROR_STEP = 0.8819660113;

/**
 * The variation for the page with this number. Uses a low-discrepancy sequence (Roberts 2018, "The
 * unreasonable effectiveness of quasirandom sequences"), so that pages differ without depending on
 * each other. Pass null for a page without a number.
 */
export function pageVariationFor(number: number | null): PageVariation {
  if (number === null) return PLAIN;
  const n = number + 1;
  const inset = Math.round(MAX_INSET * fractionalPart(0.5 + n * GOLDEN));
  const scale = 1 - (2 * inset) / AREA.w;
  return {
    place: fractionalPart(0.5 + n * PLASTIC),
    size: fractionalPart(0.5 + n * PLASTIC_2),
    drop: 1 - fractionalPart(0.5 + n * PLASTIC_4),
    mirror: fractionalPart(n * MIRROR_STEP) < 0.5,
    view: new SheetView(round(scale, 3)),
    inset,
  };
}
