import type { ReactNode } from 'react';
import { Card } from '@scribblepup/ui';
import { formatCopies, formatDate, formatPages, formatPrice } from '../../orders/format';
import type { OrderView } from '../../orders/OrderView';
import css from './Order.module.css';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const printStatus = ({ status, isSample }: OrderView): string => {
  if (status === 'delivered') return 'Delivered';
  return isSample ? 'In progress' : 'Not printed yet';
};

/** The order's dates and numbers. */
export const OrderFacts = ({ order }: { readonly order: OrderView }) => {
  const delivered = order.status === 'delivered';
  return (
    <Card>
      <h2 className={css.heading}>Details</h2>
      <dl className={css.list}>
        <Fact name="Created on">{formatDate(order.createdAt)}</Fact>
        <Fact name="Page count">{formatPages(order.pageCount)}</Fact>
        <Fact name="Print status">{printStatus(order)}</Fact>
        <Fact name="Tracking ID">
          {order.trackingId ?? (delivered ? 'None' : 'Not assigned yet')}
        </Fact>
        <Fact name="Estimated delivery">
          {order.estimatedDelivery === null
            ? delivered
              ? 'None'
              : 'Not known yet'
            : formatDate(order.estimatedDelivery)}
        </Fact>
        <Fact name="Copies">{formatCopies(order.copies)}</Fact>
        <Fact name="Price">{formatPrice(order.price)}</Fact>
      </dl>
    </Card>
  );
};
