import { paths } from '@scribblepup/kernel';
import { useLocation, useParams } from '@scribblepup/kernel/router';
import { ButtonLink, EmptyState, Screen, Spinner, type ScreenProps } from '@scribblepup/ui';
import { readStatus } from '../../orders/navigation';
import { orderTitle, type OrderView } from '../../orders/OrderView';
import { useOrder } from '../../orders/useOrder';
import { OrderDetail } from './OrderDetail';
import { visitorMessage } from '../../visitorMessage';
import css from './Order.module.css';

const NOT_READ = 'This device could not read it. Please reload the page.';

const leads = {
  in_progress: 'Kept on this device: nothing is charged, printed or shipped for it yet.',
  delivered: 'Marked as delivered on this device.',
} as const;

const screenProps = (order: OrderView): ScreenProps => ({
  title: orderTitle(order),
  lead: order.isSample ? 'A sample order.' : leads[order.status],
  actions: (
    <ButtonLink
      variant="secondary"
      size="sm"
      to={order.status === 'delivered' ? `${paths.orders}?tab=delivered` : paths.orders}
    >
      Back to orders
    </ButtonLink>
  ),
});

const back = <ButtonLink to={paths.orders}>Back to orders</ButtonLink>;

/** /orders/{orderId}: one order, or why it cannot be shown. */
const Order = () => {
  const { orderId = '' } = useParams();
  const { state } = useLocation() as { readonly state: unknown };
  const { data: order, error, isPending } = useOrder(orderId, readStatus(state));

  // Keep the same Screen when the order arrives, because its heading already has the focus.
  return (
    <Screen width="wide" {...(order ? screenProps(order) : { title: 'Order' })}>
      {order && <OrderDetail key={order.id} order={order} />}
      {isPending && (
        <div className={css.waiting}>
          <Spinner label="Loading your order" />
        </div>
      )}
      {error && !order && (
        <EmptyState
          title="This order can't be shown"
          text={visitorMessage(error) ?? NOT_READ}
          action={back}
        />
      )}
      {order === null && (
        <EmptyState
          title="There is no such order"
          text="It may have been made on another device, or deleted from this one."
          action={back}
        />
      )}
    </Screen>
  );
};

export default Order;
