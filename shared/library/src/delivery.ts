import { updateOrder } from './orders';
import type { Order } from './types';

/**
 * Marks an order as delivered and returns the updated order. Only its recipient can tell that the
 * copies have arrived. Throws LibraryError `missing` for an unknown order.
 */
export const markDelivered = (orderId: string): Promise<Order> =>
  updateOrder(orderId, { status: 'delivered' });
