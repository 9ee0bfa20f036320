/** Rounds to a number of decimal places. */
export const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

/** The fractional part of a number, 0 up to 1. */
export const fractionalPart = (value: number): number => value - Math.floor(value);
