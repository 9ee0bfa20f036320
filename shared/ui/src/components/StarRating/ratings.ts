/** The ratings that a book can get. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
