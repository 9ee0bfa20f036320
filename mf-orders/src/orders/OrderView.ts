import type { Order, OrderStatus, Review, ShippingAddress } from '@scribblepup/library';
import type { SampleDog } from './sampleDogs';

/** A cover: a drawn dog on a color, a stored picture, or neither. */
export type CoverView =
  | { readonly kind: 'drawn'; readonly dog: SampleDog; readonly tone: CoverTone }
  | { readonly kind: 'stored'; readonly picture: Blob }
  | { readonly kind: 'plain' };

/**
 * Whether the book can still be made: it is on this device, was deleted, or is stored but cannot be
 * read.
 */
export type BookState = 'here' | 'deleted' | 'damaged';

export type CoverTone = 'sun' | 'peach' | 'pink' | 'sky' | 'mint' | 'lilac';

/** An order as the screens show it, the visitor's own or a sample. */
export interface OrderView {
  readonly id: string;
  readonly isSample: boolean;
  readonly bookId: string;
  readonly book: BookState;
  readonly dogName: string;
  /** ms since 1970. */
  readonly createdAt: number;
  readonly pageCount: number;
  readonly status: OrderStatus;
  readonly cover: CoverView;
  /** Null until a printer has assigned one. */
  readonly trackingId: string | null;
  /** ms since 1970; null while unknown. */
  readonly estimatedDelivery: number | null;
  readonly address: ShippingAddress;
  readonly copies: number;
  /** US cents. */
  readonly price: number;
  readonly review: Review | null;
}

/**
 * Converts one of the visitor's own orders. Its shipping details are empty, because they are not
 * known.
 */
export const toOrderView = (
  { cover, projectId: _project, ...order }: Order,
  book: BookState = 'here',
): OrderView => ({
  ...order,
  isSample: false,
  book,
  cover: cover ? { kind: 'stored', picture: cover } : { kind: 'plain' },
  trackingId: null,
  estimatedDelivery: null,
});

/** Heading of an order's screen. */
export const orderTitle = ({ dogName }: Pick<OrderView, 'dogName'>): string =>
  dogName.trim() ? `${dogName.trim()}'s Coloring Book` : 'Your Coloring Book';
