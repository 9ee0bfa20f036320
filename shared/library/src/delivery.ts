import { announce } from './changes';
import { write } from './database';
import { LibraryError } from './error';
import { getOrder } from './orders';
import { isOrderRecord } from './records';
import type { Order } from './types';

/**
 * Marks an order as delivered and returns the updated order. Only its recipient can tell that the
 * copies have arrived. Throws LibraryError `missing` for an unknown order.
 */
export const markDelivered = async (orderId: string): Promise<Order> => {
  await write(['orders'], 'strict', async (transaction) => {
    const record: unknown = await transaction.objectStore('orders').get(orderId);
    if (!isOrderRecord(record)) throw new LibraryError('missing');
    await transaction.objectStore('orders').put({ ...record, status: 'delivered' });
  });
  announce('order', orderId);
  const order = await getOrder(orderId);
  if (!order) throw new LibraryError('missing');
  return order;
};
