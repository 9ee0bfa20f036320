/** Rounds to a number of decimal places. */
export const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;
