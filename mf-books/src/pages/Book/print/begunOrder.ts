import {
  hasFields,
  isIndex,
  isObject,
  isText,
  type Infer,
  type Schema,
} from '@scribblepup/kernel/schema';
import type { ShippingAddress } from '@scribblepup/library';

const isAddress: Schema<ShippingAddress> = hasFields({
  firstName: isText,
  lastName: isText,
  address: isText,
  apt: isText,
  country: isText,
  state: isText,
  city: isText,
  postalCode: isText,
  phone: isText,
});

const isBegunOrder = hasFields({ id: isText, copies: isIndex, address: isAddress });
type BegunOrder = Infer<typeof isBegunOrder>;

/**
 * Navigation state of the shipping address, with the order as entered so far. The browser keeps it
 * during a reload, and Back leads to the book.
 */
export const orderState = (order: BegunOrder) => ({ order });

/** Reads the order from navigation state, which may be anything; null without a valid one. */
export const begunOrderIn = (state: unknown): BegunOrder | null =>
  isObject(state) && isBegunOrder(state['order']) ? state['order'] : null;
