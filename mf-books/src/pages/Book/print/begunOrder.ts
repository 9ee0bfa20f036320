import {
  isObjectOf,
  isNonNegativeInteger,
  isObject,
  isString,
  type Infer,
} from '@scribblepup/kernel/schema';
import { isShippingAddress } from '@scribblepup/library';

const isBegunOrder = isObjectOf({
  id: isString,
  copies: isNonNegativeInteger,
  address: isShippingAddress,
});
type BegunOrder = Infer<typeof isBegunOrder>;

/**
 * Navigation state of the shipping address, with the order as entered so far. The browser keeps it
 * during a reload, and Back leads to the book.
 */
export const orderState = (order: BegunOrder) => ({ order });

/** Reads the order from navigation state, which may be anything; null without a valid one. */
export const begunOrderIn = (state: unknown): BegunOrder | null =>
  isObject(state) && isBegunOrder(state['order']) ? state['order'] : null;
