import { findDamagedRecords, listOrders } from '@scribblepup/library';
import { viewOfOrder, type OrderView } from './OrderView';
import { useLive } from './useLive';

const loadOwn = async (): Promise<readonly OrderView[]> =>
  (await listOrders()).map((order) => viewOfOrder(order));

const countDamaged = async (): Promise<number> => (await findDamagedRecords('order')).length;

/** The visitor's own orders, newest first. */
export const useOrders = () => useLive('list', loadOwn);

/**
 * Number of further orders that are stored but cannot be read. It scans all stored data, so lists
 * do not wait for it.
 */
export const useDamagedCount = (): number => useLive('damaged', countDamaged).data ?? 0;
