import type { ReactNode } from 'react';
import { Card } from '@scribblepup/ui';
import { formatCopies, formatDate, formatPages, formatPrice } from '../../orders/format';
import type { OrderView } from '../../orders/OrderView';
import css from './Order.module.css';

const SummaryItem = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <div className={css.item}>
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
export const OrderSummary = ({ order }: { readonly order: OrderView }) => (
  <Card>
    <h2 className={css.heading}>Details</h2>
    <dl className={css.list}>
      <SummaryItem name="Created on">{formatDate(order.createdAt)}</SummaryItem>
      <SummaryItem name="Page count">{formatPages(order.pageCount)}</SummaryItem>
      <SummaryItem name="Print status">{printStatus(order)}</SummaryItem>
      <SummaryItem name="Tracking ID">{trackingId(order)}</SummaryItem>
      <SummaryItem name="Estimated delivery">{estimatedDelivery(order)}</SummaryItem>
      <SummaryItem name="Copies">{formatCopies(order.copies)}</SummaryItem>
      <SummaryItem name="Price">{formatPrice(order.price)}</SummaryItem>
    </dl>
  </Card>
);
