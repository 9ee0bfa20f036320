import type { PageItem } from '../model/types';

/** Items that a page can do without. */
export interface Extra {
  /** Those with a higher rank are left out first. */
  readonly rank: number;
  readonly items: readonly PageItem[];
}

/**
 * The parts of a page that remain after leaving out extras, highest rank first, until the page
 * fits. May not fit even without extras.
 */
export function partsThatFit<Part extends { readonly item: PageItem }>(
  parts: readonly Part[],
  extras: readonly Extra[],
  fits: (parts: readonly Part[]) => boolean,
): readonly Part[] {
  let kept = parts;
  for (const { items } of extras.toSorted((a, b) => b.rank - a.rank)) {
    if (fits(kept)) break;
    kept = kept.filter(({ item }) => !items.includes(item));
  }
  return kept;
}
