/** Formats US cents: `$29.99`, and `$10` for whole dollars. */
export const formatPrice = (cents: number): string =>
  `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
