/** The open spread: the cover, or one or two pages; null on the side without a page. */
export type BookView =
  | { readonly kind: 'cover' }
  | { readonly kind: 'pages'; readonly left: number | null; readonly right: number | null };

/**
 * Lists all spreads of a block of `pageCount` pages, starting with page 1 on the right; the cover
 * comes before them if `withCover` is set.
 */
export const viewsOf = (pageCount: number, { withCover = false } = {}): BookView[] => {
  const views: BookView[] = withCover ? [{ kind: 'cover' }] : [];
  for (let right = 1; right <= pageCount + 1; right += 2) {
    views.push({
      kind: 'pages',
      left: right > 1 ? right - 1 : null,
      right: right <= pageCount ? right : null,
    });
  }
  return views;
};

export const nameOf = (view: BookView): string => {
  if (view.kind === 'cover') return 'Cover';
  const pages = [view.left, view.right].filter((page) => page !== null);
  return pages.length === 1 ? `Page ${pages[0]}` : `Pages ${pages.join(' and ')}`;
};

/**
 * Returns what is printed on a page, counted from 1: the title on the first, then art on every
 * other page. A number is an index into the book's art, from 0.
 */
export const contentOf = (page: number): 'title' | 'blank' | number => {
  if (page === 1) return 'title';
  return page % 2 === 0 ? 'blank' : (page - 3) / 2;
};
