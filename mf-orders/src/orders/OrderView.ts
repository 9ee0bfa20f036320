import type { Order, OrderStatus, Review, ShippingAddress } from '@scribblepup/library';
import type { SampleDog } from './sampleDogs';

/** The cover as a drawn dog on a colour, as a stored picture, or not there. */
export type CoverView =
  | { readonly kind: 'drawn'; readonly dog: SampleDog; readonly tone: CoverTone }
  | { readonly kind: 'stored'; readonly picture: Blob }
  | { readonly kind: 'plain' };

/** Whether the book can still be made: it is here, was deleted, or is stored but cannot be read. */
export type BookState = 'here' | 'deleted' | 'damaged';

export type CoverTone = 'sun' | 'peach' | 'pink' | 'sky' | 'mint' | 'lilac';

/** What the screens show of an order, the visitor's own or a sample. */
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
  /** Null until a printer has given one. */
  readonly trackingId: string | null;
  /** ms since 1970; null while unknown. */
  readonly estimatedDelivery: number | null;
  readonly address: ShippingAddress;
  readonly copies: number;
  /** US cents. */
  readonly price: number;
  readonly review: Review | null;
}

/** An order of the visitor's own. Nothing is known of its shipping, so nothing is claimed. */
export const viewOfOrder = (
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
export const titleOf = ({ dogName }: Pick<OrderView, 'dogName'>): string =>
  dogName.trim() ? `${dogName.trim()}'s Coloring Book` : 'Your Coloring Book';
