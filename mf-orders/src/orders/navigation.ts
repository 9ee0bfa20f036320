import { isObject } from '@scribblepup/kernel/schema';
import type { OrderStatus } from '@scribblepup/library';

/** Navigation state that a delivered order's card passes to the order's screen. */
export const deliveredState = { status: 'delivered' } as const;

/** Navigation state with which a book's screen opens the dialogs for ordering a print. */
export const printState = { print: true } as const;

/** Reads the status from navigation state, which may be anything; null when it has none. */
export const readStatus = (state: unknown): OrderStatus | null =>
  isObject(state) && state['status'] === 'delivered' ? 'delivered' : null;
