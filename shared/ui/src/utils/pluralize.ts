// Created on first use: a formatter costs a slow device a millisecond, and few screens need one.
let number: Intl.NumberFormat | undefined;

/** Formats a number as in the site's English texts: `1,234`. */
export const formatCount = (count: number): string =>
  (number ??= new Intl.NumberFormat('en-US')).format(count);

/** Formats a number with its noun: `1 page`, `1,234 pages`. */
export const pluralize = (count: number, singular: string, plural: string): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;
