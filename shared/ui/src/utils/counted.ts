const number = new Intl.NumberFormat();

/** A number in the visitor's locale. */
export const formatCount = (count: number): string => number.format(count);

/** A number with its word: `1 page`, `1,234 pages`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
