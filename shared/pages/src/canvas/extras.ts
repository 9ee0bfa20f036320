import type { PageItem } from '../model/types';

/** Items that a page can do without. */
export interface Extra {
  /** Those with a higher rank are left out first. */
  readonly rank: number;
  readonly items: readonly PageItem[];
}

/** Draws a page without as many extras as it takes to fit. */
export function drawnToFit<Drawn>(
  items: readonly PageItem[],
  extras: readonly Extra[],
  draw: (items: readonly PageItem[]) => Drawn,
  fits: (drawn: Drawn) => boolean,
): Drawn {
  let kept = items;
  let drawn = draw(kept);
  for (const extra of extras.toSorted((a, b) => b.rank - a.rank)) {
    if (fits(drawn)) break;
    kept = kept.filter((item) => !extra.items.includes(item));
    drawn = draw(kept);
  }
  return drawn;
}
