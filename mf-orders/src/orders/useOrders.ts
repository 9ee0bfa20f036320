import { findDamagedRecords, listOrders } from '@scribblepup/library';
import { toOrderView, type OrderView } from './OrderView';
import { useLiveQuery } from './useLiveQuery';

const loadOrders = async (): Promise<readonly OrderView[]> =>
  (await listOrders()).map((order) => toOrderView(order));

const countDamaged = async (): Promise<number> => (await findDamagedRecords('order')).length;

/** The visitor's own orders, newest first. */
export const useOrders = () => useLiveQuery('list', loadOrders);

/**
 * Number of other orders that are stored but cannot be read. It scans all stored data, so lists do
 * not wait for it.
 */
export const useDamagedCount = (): number => useLiveQuery('damaged', countDamaged).data ?? 0;
