import { INTERIOR_PAGES } from './pageCount';
import { BLEED, LETTER } from './paper';
import type { PrintShop } from './types';

/** Size of a wrap-around cover in inches: back, spine and front side by side, with bleed. */
export interface CoverSize {
  readonly width: number;
  readonly height: number;
  readonly spine: number;
  readonly bleed: number;
}

/** KDP's rule for the spine of a paperback on white paper: the thickness of a page, in inches. */
const KDP_PAGE = 0.002252;
/** Lulu's rule for the spine of a paperback: pages per inch, plus the cover, in inches. */
const LULU_PAGES_PER_INCH = 444;
const LULU_COVER = 0.06;

/** Width of a book's spine, in inches. */
const spines: Readonly<Record<PrintShop, number>> = {
  kdp: INTERIOR_PAGES * KDP_PAGE,
  lulu: INTERIOR_PAGES / LULU_PAGES_PER_INCH + LULU_COVER,
};

/** Size of a book's wrap-around cover, in inches. */
export const coverSize = (shop: PrintShop): CoverSize => {
  const spine = spines[shop];
  return {
    width: 2 * LETTER.width + spine + 2 * BLEED,
    height: LETTER.height + 2 * BLEED,
    spine,
    bleed: BLEED,
  };
};
