import { paths, pathTo } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { ButtonLink, Card, Screen, Stepper } from '@scribblepup/ui';
import { BookCover } from '../../components/BookCover/BookCover';
import { titleOf, type OrderView } from '../../orders/OrderView';
import { Arrived } from './Arrived';
import { CustomerReview } from './CustomerReview';
import { DownloadPdf } from './DownloadPdf';
import { LeaveReview } from './LeaveReview';
import { OrderFacts } from './OrderFacts';
import { ShippingTo } from './ShippingTo';
import css from './Order.module.css';

const steps = ['Created', 'Shipped', 'Finished'] as const;

/** All about one order. */
export const OrderDetail = ({ order }: { readonly order: OrderView }) => {
  const delivered = order.status === 'delivered';

  return (
    <Screen
      title={titleOf(order)}
      lead={order.isSample ? 'A sample order.' : undefined}
      width="wide"
      actions={<Link to={delivered ? `${paths.orders}?tab=delivered` : paths.orders}>Back to orders</Link>}
    >
      <div className={css.columns}>
        <div className={css.side}>
          <div className={css.cover}>
            <BookCover cover={order.cover} dogName={order.dogName} />
          </div>
          {delivered && (
            <div className={css.actions}>
              <DownloadPdf order={order} />
              <ButtonLink variant="secondary" to={pathTo(paths.book, { bookId: order.bookId })} state={{ print: true }}>
                PRINT AGAIN
              </ButtonLink>
              {!order.review && <LeaveReview order={order} />}
            </div>
          )}
          {!delivered && !order.isSample && <Arrived orderId={order.id} />}
        </div>
        <div className={css.facts}>
          <Card>
            <h2 className={css.heading}>Progress</h2>
            <Stepper steps={steps} current={delivered ? 3 : 2} label="Order progress" />
          </Card>
          <OrderFacts order={order} />
          <ShippingTo address={order.address} />
          {order.review && <CustomerReview review={order.review} />}
        </div>
      </div>
    </Screen>
  );
};
