import { INTERIOR_PAGES } from './pageCount';
import type { PrintShop } from './types';

/** Size of a wrap-around cover in inches: back, spine and front side by side, with bleed. */
export interface CoverSize {
  readonly width: number;
  readonly height: number;
  readonly spine: number;
  readonly bleed: number;
}

const TRIM = { width: 8.5, height: 11 } as const;
const BLEED = 0.125;
/** The spine of a book with fewer than 80 pages is too thin for text. */
const FEWEST_PAGES_WITH_SPINE_TEXT = 80;

// For white paper. KDP states a thickness per page; Lulu states pages per inch plus the cover's
// thickness.
const spines: Readonly<Record<PrintShop, (pages: number) => number>> = {
  kdp: (pages) => pages * 0.002252,
  lulu: (pages) => pages / 444 + 0.06,
};

/** Width of the spine in inches. */
export const spineWidth = (shop: PrintShop, pages: number = INTERIOR_PAGES): number =>
  spines[shop](pages);

export const hasSpineText = (pages: number = INTERIOR_PAGES): boolean =>
  pages >= FEWEST_PAGES_WITH_SPINE_TEXT;

/** Size of the wrap-around cover for a book of `pages` pages, in inches. */
export const coverSize = (shop: PrintShop, pages: number = INTERIOR_PAGES): CoverSize => {
  const spine = spineWidth(shop, pages);
  return {
    width: 2 * TRIM.width + spine + 2 * BLEED,
    height: TRIM.height + 2 * BLEED,
    spine,
    bleed: BLEED,
  };
};
