import {
  createUnsavedInputStore,
  isShippingAddress,
  type ShippingAddress,
} from '@scribblepup/library';

const typed = createUnsavedInputStore('shipping-address', isShippingAddress);
/** One key for the orders of all books, because the address is the visitor's. */
const KEY = 'typed';

/** The shipping address that was typed in this tab for an order yet to be placed; null if none. */
export const typedAddress = (): ShippingAddress | null => typed.get(KEY) ?? null;

/** Keeps what is typed in this tab, so that leaving the screen or a reload does not lose it. */
export const saveTypedAddress = (address: ShippingAddress): void => typed.set(KEY, address);

/** Removes an address once it is ordered, unless the visitor has typed another one since. */
export const clearTypedAddress = (ordered: ShippingAddress | null): void => {
  if (typedAddress() === ordered) typed.delete(KEY);
};
