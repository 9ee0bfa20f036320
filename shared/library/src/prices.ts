import { MAX_COPIES, MIN_COPIES } from './limits';

/** US cents; shipping is included. */
export const prices = {
  firstCopy: 2999,
  secondCopy: 1000,
  thirdCopy: 700,
  furtherCopy: 500,
  /** Price of the first copy if the book was printed before. */
  anotherCopy: 1999,
  shipping: 0,
  newLooks: 500,
} as const;

/** Clamps the number to a valid count of copies: whole, 1 to 99. */
export const clampCopies = (copies: number): number =>
  Math.min(MAX_COPIES, Math.max(MIN_COPIES, Math.trunc(copies) || MIN_COPIES));

/**
 * Price of an order in US cents.
 * @param printedBefore whether the book was printed before, which makes the first copy cheaper
 */
export const orderPrice = (copies: number, printedBefore = false): number => {
  const count = clampCopies(copies);
  const first = printedBefore ? prices.anotherCopy : prices.firstCopy;
  const second = count >= 2 ? prices.secondCopy : 0;
  const third = count >= 3 ? prices.thirdCopy : 0;
  return first + second + third + Math.max(0, count - 3) * prices.furtherCopy + prices.shipping;
};
