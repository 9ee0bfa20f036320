import {
  isObjectOf,
  isNonNegativeInteger,
  isObject,
  isString,
  type Infer,
} from '@scribblepup/kernel/schema';
import { isShippingAddress } from '@scribblepup/library';

const isUnfinishedOrder = isObjectOf({
  id: isString,
  copies: isNonNegativeInteger,
  /** The address as it was when the shipping screen opened. */
  address: isShippingAddress,
});
type UnfinishedOrder = Infer<typeof isUnfinishedOrder>;

/**
 * Navigation state of the shipping screen, with what was entered before. The browser keeps it
 * during a reload, and Back returns to the book.
 */
export const unfinishedOrderState = (order: UnfinishedOrder) => ({ order });

/** Reads the order from navigation state, which may be anything; null if there is no valid one. */
export const readUnfinishedOrder = (state: unknown): UnfinishedOrder | null =>
  isObject(state) && isUnfinishedOrder(state['order']) ? state['order'] : null;
