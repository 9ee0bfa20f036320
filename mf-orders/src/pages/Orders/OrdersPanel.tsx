import { EmptyState, VisuallyHidden } from '@scribblepup/ui';
import type { OrderStatus } from '@scribblepup/library';
import { OrderGrid } from '../../components/OrderGrid/OrderGrid';
import type { OrderView } from '../../orders/OrderView';
import { sampleOrders } from '../../orders/samples';
import css from './Orders.module.css';

interface OrdersPanelProps {
  /** All of the visitor's orders. */
  readonly orders: readonly OrderView[];
  readonly status: OrderStatus;
}

/** Content of one tab: the visitor's orders, or the samples while there are no orders at all. */
export const OrdersPanel = ({ orders, status }: OrdersPanelProps) => {
  if (orders.length === 0) {
    return (
      <section>
        <h2 className={css.heading}>Samples</h2>
        <p className={css.note}>
          This is how your orders will look. They will replace these samples.
        </p>
        <OrderGrid orders={sampleOrders(status)} />
      </section>
    );
  }

  const shown = orders.filter((order) => order.status === status);
  if (shown.length === 0) return <EmptyState />;
  return (
    <section>
      <h2>
        <VisuallyHidden>Your orders</VisuallyHidden>
      </h2>
      <OrderGrid orders={shown} />
    </section>
  );
};
