import { prices } from '@scribblepup/library/prices';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The price of a book, formatted: $29.99. */
export const bookPrice = dollars.format(prices.firstCopy / 100);
