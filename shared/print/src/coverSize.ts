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

// For white paper, in inches. KDP gives the thickness of a page; Lulu gives the pages per inch and
// the thickness of the cover.
const KDP_PAGE = 0.002252;
const LULU_PAGES_PER_INCH = 444;
const LULU_COVER = 0.06;

/** Width of the spine for a number of pages, in inches. */
const spines: Readonly<Record<PrintShop, (pages: number) => number>> = {
  kdp: (pages) => pages * KDP_PAGE,
  lulu: (pages) => pages / LULU_PAGES_PER_INCH + LULU_COVER,
};

/** Size of the wrap-around cover for a book of `pages` pages, in inches. */
export const coverSize = (shop: PrintShop, pages: number = INTERIOR_PAGES): CoverSize => {
  const spine = spines[shop](pages);
  return {
    width: 2 * LETTER.width + spine + 2 * BLEED,
    height: LETTER.height + 2 * BLEED,
    spine,
    bleed: BLEED,
  };
};
