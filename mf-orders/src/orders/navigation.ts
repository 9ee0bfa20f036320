import type { OrderStatus } from '@scribblepup/library';

/** What a delivered order's card passes on to the order's screen. */
export const deliveredState = { status: 'delivered' } as const;

/** Tells a book's screen to begin with printing it. */
export const printState = { print: true } as const;

/** The status in navigation state, which may be anything; null where it names none. */
export const statusIn = (state: unknown): OrderStatus | null =>
  typeof state === 'object' && state !== null && 'status' in state && state.status === 'delivered'
    ? 'delivered'
    : null;
