import type { Page } from '@playwright/test';
import { putRecord } from './records';

interface StoredOrder {
  readonly id: string;
  readonly dogName: string;
  readonly projectId: string;
}

/** An order's record, as the print flow writes it. */
const record = ({ id, dogName, projectId }: StoredOrder) => ({
  id,
  createdAt: Date.UTC(2026, 4, 17, 12),
  projectId,
  bookId: 'some-book',
  dogName,
  pageCount: 25,
  copies: 1,
  price: 2999,
  status: 'delivered',
  address: {
    firstName: 'Ana',
    lastName: 'Lind',
    address: '1 Elm Street',
    apt: '',
    country: 'Canada',
    state: '',
    city: 'Halifax',
    postalCode: '',
    phone: '',
  },
  cover: null,
  review: null,
});

/** Puts an order into the site's database. */
export const putOrder = (page: Page, order: StoredOrder): Promise<void> =>
  putRecord(page, 'orders', record(order));
