import { useSearchParams } from '@scribblepup/kernel/router';
import { Screen, Spinner, Tabs } from '@scribblepup/ui';
import type { OrderStatus } from '@scribblepup/library';
import { Notice } from '../../components/Notice/Notice';
import { damagedOrdersMessage } from '../../orders/format';
import { useDamagedCount, useOrders } from '../../orders/useOrders';
import { OrdersPanel } from './OrdersPanel';
import { TryAgainButton } from './TryAgainButton';
import { visitorMessage } from '../../visitorMessage';
import css from './Orders.module.css';

const NOT_READ = 'Your orders could not be read from this device. Please try again.';

const tabs: readonly { readonly id: OrderStatus; readonly label: string }[] = [
  { id: 'in_progress', label: 'In Progress' },
  { id: 'delivered', label: 'Delivered' },
];

/** /orders: the visitor's orders, in one tab per status. */
const Orders = () => {
  const { data: orders = [], error, isPending, refetch } = useOrders();
  const damaged = useDamagedCount();
  const [search, setSearch] = useSearchParams();

  const panelOf = (status: OrderStatus) =>
    isPending ? (
      <div className={css.waiting}>
        <Spinner label="Loading your orders" />
      </div>
    ) : (
      <OrdersPanel orders={orders} status={status} />
    );

  return (
    <Screen title="Orders" lead="The copies of your coloring books that you ordered." width="wide">
      {error && (
        <Notice action={<TryAgainButton onTry={() => void refetch()} />}>
          {visitorMessage(error) ?? NOT_READ}
        </Notice>
      )}
      {damaged > 0 && <Notice>{damagedOrdersMessage(damaged)}</Notice>}
      <Tabs
        label="Orders"
        tabs={tabs.map((tab) => ({ ...tab, panel: panelOf(tab.id) }))}
        selected={search.get('tab') ?? 'in_progress'}
        onSelect={(tab) => setSearch({ tab }, { replace: true })}
      />
    </Screen>
  );
};

export default Orders;
