import { PAGES_PER_BOOK, prices, type OrderStatus, type ShippingAddress } from '@scribblepup/library';
import { beagle, corgi, dalmatian, frenchie, golden, husky, poodle, pug, type Picture } from '@scribblepup/ui/art';
import type { CoverTone, OrderView } from './OrderView';

type Row = readonly [dogName: string, dog: Picture, tone: CoverTone, createdOn: string];

// Placeholder orders: what a visitor sees until there is an own one.
const rows: Readonly<Record<OrderStatus, readonly Row[]>> = {
  in_progress: [
    ['Biscuit', golden, 'sun', '2026-10-28'],
    ['Mochi', corgi, 'peach', '2026-10-24'],
    ['Waffles', poodle, 'pink', '2026-10-19'],
    ['Koda', husky, 'sky', '2026-10-15'],
    ['Pepper', frenchie, 'mint', '2026-10-11'],
    ['Scout', beagle, 'lilac', '2026-10-06'],
  ],
  delivered: [
    ['Domino', dalmatian, 'mint', '2026-09-21'],
    ['Peanut', pug, 'sky', '2026-09-12'],
    ['Honey', golden, 'lilac', '2026-09-03'],
    ['Olive', frenchie, 'peach', '2026-08-27'],
    ['Maple', corgi, 'sun', '2026-08-14'],
    ['Ziggy', beagle, 'pink', '2026-08-02'],
  ],
};

const DAY_MS = 86_400_000;
/** Days from order to delivery, in the samples. */
const SAMPLE_DELIVERY_DAYS = 12;
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

const toView = (status: OrderStatus, [dogName, dog, tone, createdOn]: Row, index: number): OrderView => {
  // Noon in no time zone in particular: the same day for every visitor.
  const createdAt = new Date(`${createdOn}T12:00:00`).getTime();
  return {
    id: String(index + 1),
    isSample: true,
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
