import { findDamaged, listOrders } from '@scribblepup/library';
import { viewOfOrder, type OrderView } from './OrderView';
import { useLive } from './useLive';

interface Orders {
  /** The visitor's own orders, newest first. */
  readonly own: readonly OrderView[];
  /** How many more are stored but cannot be read. */
  readonly damaged: number;
}

const load = async (): Promise<Orders> => {
  const [orders, damaged] = await Promise.all([listOrders(), findDamaged()]);
  return { own: orders.map(viewOfOrder), damaged: damaged.filter(({ kind }) => kind === 'order').length };
};

/** The visitor's own orders. */
export const useOrders = () => useLive(['list'], load);
