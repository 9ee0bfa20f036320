import { prices } from '@scribblepup/library/prices';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What a book costs, as people read it: $29.99. */
export const bookPrice = dollars.format(prices.firstCopy / 100);
