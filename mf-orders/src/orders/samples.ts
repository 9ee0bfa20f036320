import { PAGES_PER_BOOK, prices, type OrderStatus, type ShippingAddress } from '@scribblepup/library';
import { beagle, corgi, dalmatian, frenchie, golden, husky, poodle, pug, type Picture } from '@scribblepup/ui/art';
import type { CoverTone, OrderView } from './OrderView';

type Row = readonly [dogName: string, dog: Picture, tone: CoverTone, daysAgo: number];

// Placeholder orders: what a visitor sees until there is an own one. Their days are counted back
// from today, so that they never look stale.
const rows: Readonly<Record<OrderStatus, readonly Row[]>> = {
  in_progress: [
    ['Biscuit', golden, 'sun', 1],
    ['Mochi', corgi, 'peach', 2],
    ['Waffles', poodle, 'pink', 4],
    ['Koda', husky, 'sky', 5],
    ['Pepper', frenchie, 'mint', 7],
    ['Scout', beagle, 'lilac', 9],
  ],
  delivered: [
    ['Domino', dalmatian, 'mint', 31],
    ['Peanut', pug, 'sky', 38],
    ['Honey', golden, 'lilac', 46],
    ['Olive', frenchie, 'peach', 57],
    ['Maple', corgi, 'sun', 69],
    ['Ziggy', beagle, 'pink', 80],
  ],
};

const DAY_MS = 86_400_000;
/** Days from order to delivery, in the samples. */
const SAMPLE_DELIVERY_DAYS = 14;
/** The samples of books that the samples of orders belong to are numbered from 1 to this. */
const SAMPLE_BOOKS = 4;

const address: ShippingAddress = {
  firstName: 'Sample',
  lastName: 'Family',
  address: '123 Sample Street',
  apt: 'Apt 4',
  country: 'United States',
  state: 'Oregon',
  city: 'Portland',
  postalCode: '97201',
  phone: '5555550100',
};

const toView = (status: OrderStatus, [dogName, dog, tone, daysAgo]: Row, index: number): OrderView => {
  const createdAt = Date.now() - daysAgo * DAY_MS;
  return {
    id: String(index + 1),
    isSample: true,
    isBookGone: false,
    bookId: String((index % SAMPLE_BOOKS) + 1),
    dogName,
    createdAt,
    pageCount: PAGES_PER_BOOK,
    status,
    cover: { kind: 'drawn', dog, tone },
    trackingId: `SAMPLE-${String(index + 1).padStart(4, '0')}`,
    estimatedDelivery: createdAt + SAMPLE_DELIVERY_DAYS * DAY_MS,
    address,
    copies: 1,
    price: prices.firstCopy,
    review: null,
  };
};

/** The six sample orders of a tab, numbered from 1. */
export const samplesOf = (status: OrderStatus): readonly OrderView[] =>
  rows[status].map((row, index) => toView(status, row, index));

/** The sample of that number in that tab; null for any other id. */
export const findSample = (id: string, status: OrderStatus): OrderView | null =>
  samplesOf(status).find((sample) => sample.id === id) ?? null;
