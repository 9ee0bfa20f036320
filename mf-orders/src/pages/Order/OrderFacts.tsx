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

const trackingId = ({ trackingId: id, status }: OrderView): string =>
  id ?? (status === 'delivered' ? 'None' : 'Not assigned yet');

const estimatedDelivery = ({ estimatedDelivery: ms, status }: OrderView): string => {
  if (ms !== null) return formatDate(ms);
  return status === 'delivered' ? 'None' : 'Not known yet';
};

/** The order's dates and numbers. */
export const OrderFacts = ({ order }: { readonly order: OrderView }) => (
  <Card>
    <h2 className={css.heading}>Details</h2>
    <dl className={css.list}>
      <Fact name="Created on">{formatDate(order.createdAt)}</Fact>
      <Fact name="Page count">{formatPages(order.pageCount)}</Fact>
      <Fact name="Print status">{printStatus(order)}</Fact>
      <Fact name="Tracking ID">{trackingId(order)}</Fact>
      <Fact name="Estimated delivery">{estimatedDelivery(order)}</Fact>
      <Fact name="Copies">{formatCopies(order.copies)}</Fact>
      <Fact name="Price">{formatPrice(order.price)}</Fact>
    </dl>
  </Card>
);
