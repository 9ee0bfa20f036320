/** The ratings that a book can get. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** `1 star`, `2 stars`, ... */
export const starsName = (count: number): string => (count === 1 ? '1 star' : `${count} stars`);
