import type { OrderView } from '../../orders/OrderView';
import { OrderCard } from '../OrderCard/OrderCard';
import css from './OrderGrid.module.css';

/** Grid of orders. */
export const OrderGrid = ({ orders }: { readonly orders: readonly OrderView[] }) => (
  <ul className={css.grid}>
    {orders.map((order) => (
      <OrderCard key={order.id} order={order} />
    ))}
  </ul>
);
