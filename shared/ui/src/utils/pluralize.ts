// Created on first use: a formatter costs a slow device a millisecond, and few screens need one.
let number: Intl.NumberFormat | undefined;

/** Formats a number in the visitor's locale. */
export const formatCount = (count: number): string =>
  (number ??= new Intl.NumberFormat()).format(count);

/** Formats a number with its noun: `1 page`, `1,234 pages`. */
export const pluralize = (count: number, singular: string, plural: string): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;
