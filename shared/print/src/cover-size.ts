import { INTERIOR_PAGES } from './interior';
import type { PrintShop } from './types';

/** A wrap-around cover in inches: back, spine and front beside one another, with bleed. */
export interface CoverSize {
  readonly width: number;
  readonly height: number;
  readonly spine: number;
  readonly bleed: number;
}

const TRIM = { width: 8.5, height: 11 } as const;
const BLEED = 0.125;
/** Thinner spines than that of 80 pages carry no text. */
const FEWEST_PAGES_WITH_SPINE_TEXT = 80;

// White paper: KDP gives a thickness a page, Lulu pages an inch and its cover's thickness.
const spines: Readonly<Record<PrintShop, (pages: number) => number>> = {
  kdp: (pages) => pages * 0.002252,
  lulu: (pages) => pages / 444 + 0.06,
};

/** Width of the spine in inches. */
export const spineWidth = (shop: PrintShop, pages: number = INTERIOR_PAGES): number =>
  spines[shop](pages);

export const hasSpineText = (pages: number = INTERIOR_PAGES): boolean =>
  pages >= FEWEST_PAGES_WITH_SPINE_TEXT;

/** Size of the wrap-around cover of a book of so many pages. */
export const coverSize = (shop: PrintShop, pages: number = INTERIOR_PAGES): CoverSize => {
  const spine = spineWidth(shop, pages);
  return {
    width: 2 * TRIM.width + spine + 2 * BLEED,
    height: TRIM.height + 2 * BLEED,
    spine,
    bleed: BLEED,
  };
};
