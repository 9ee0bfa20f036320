import {
  PAGES_PER_BOOK,
  prices,
  type OrderStatus,
  type ShippingAddress,
} from '@scribblepup/library';
import type { CoverTone, OrderView } from './OrderView';
import { sampleDogs, type SampleDog } from './sampleDogs';

type Row = readonly [dogName: string, dog: SampleDog, tone: CoverTone, daysAgo: number];

// Placeholder orders, shown until the visitor has one. Their dates are relative to today, so that
// they never look stale.
const rows: Readonly<Record<OrderStatus, readonly Row[]>> = {
  in_progress: [
    ['Biscuit', sampleDogs.golden, 'sun', 1],
    ['Mochi', sampleDogs.corgi, 'peach', 2],
    ['Waffles', sampleDogs.poodle, 'pink', 4],
    ['Koda', sampleDogs.husky, 'sky', 5],
    ['Pepper', sampleDogs.frenchie, 'mint', 7],
    ['Scout', sampleDogs.beagle, 'lilac', 9],
  ],
  delivered: [
    ['Domino', sampleDogs.dalmatian, 'mint', 31],
    ['Peanut', sampleDogs.pug, 'sky', 38],
    ['Honey', sampleDogs.golden, 'lilac', 46],
    ['Olive', sampleDogs.frenchie, 'peach', 57],
    ['Maple', sampleDogs.corgi, 'sun', 69],
    ['Ziggy', sampleDogs.beagle, 'pink', 80],
  ],
};

const DAY_MS = 86_400_000;
/** Days from order to delivery, in the samples. */
const SAMPLE_DELIVERY_DAYS = 14;
/** Number of complete sample books; an order belongs to book 1 or 2. */
const SAMPLE_BOOKS = 2;

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

const toView = (
  status: OrderStatus,
  [dogName, dog, tone, daysAgo]: Row,
  index: number,
): OrderView => {
  const createdAt = Date.now() - daysAgo * DAY_MS;
  return {
    id: String(index + 1),
    isSample: true,
    book: 'here',
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
export const sampleOrders = (status: OrderStatus): readonly OrderView[] =>
  rows[status].map((row, index) => toView(status, row, index));

/** Finds the sample with this id in a tab; null for any other id. */
export const findSample = (id: string, status: OrderStatus): OrderView | null =>
  sampleOrders(status).find((sample) => sample.id === id) ?? null;
