import { paths } from '@scribblepup/kernel';
import { useLocation, useParams } from '@scribblepup/kernel/router';
import { ButtonLink, EmptyState, Screen, Spinner } from '@scribblepup/ui';
import { statusIn } from '../../orders/navigation';
import { useOrder } from '../../orders/useOrder';
import { OrderDetail } from './OrderDetail';
import { textFor } from '../../textFor';

const NOT_READ = 'This device could not read it. Please reload the page.';

const back = <ButtonLink to={paths.orders}>Back to orders</ButtonLink>;

/** /orders/{orderId}: one order, or why it cannot be shown. */
const Order = () => {
  const { orderId = '' } = useParams();
  const { state } = useLocation() as { readonly state: unknown };
  const { data: order, error, isPending } = useOrder(orderId, statusIn(state));

  if (order) return <OrderDetail order={order} />;
  return (
    <Screen title="Order">
      {isPending && <Spinner label="Loading your order" />}
      {error && (
        <EmptyState
          title="This order can't be shown"
          text={textFor(error) ?? NOT_READ}
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
