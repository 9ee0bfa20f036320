import { useState } from 'react';
import { paths, pathTo } from '@scribblepup/kernel';
import { hasNewerVersion, onNewerVersion } from '@scribblepup/library';
import { ButtonLink, Card, Stepper } from '@scribblepup/ui';
import { NewerVersionNote } from '@scribblepup/ui/notes';
import { useCloseOnBack } from '@scribblepup/ui/history';
import { printState } from '../../orders/navigation';
import { BookCover } from '../../components/BookCover/BookCover';
import type { BookState, OrderView } from '../../orders/OrderView';
import { CustomerReview } from './CustomerReview';
import { DownloadPdfButton } from './DownloadPdfButton';
import { LeaveReviewButton } from './LeaveReviewButton';
import { MarkAsDeliveredButton } from './MarkAsDeliveredButton';
import { OrderSummary } from './OrderSummary';
import { ShippingAddressCard } from './ShippingAddressCard';
import css from './Order.module.css';

const steps = ['Created', 'Shipped', 'Finished'] as const;

type Dialog = 'deliver' | 'review';

/** The dialog that an order in this state can have. Another tab may change the state. */
const dialogOf = ({ status, review }: OrderView): Dialog | null => {
  if (status !== 'delivered') return 'deliver';
  return review ? null : 'review';
};

/** Screen content of one order: progress, details, address, review and actions. */
export const OrderDetail = ({ order }: { readonly order: OrderView }) => {
  const delivered = order.status === 'delivered';
  const [opened, setOpened] = useState<Dialog | null>(null);
  const dialog = opened === dialogOf(order) ? opened : null;
  const close = () => setOpened(null);
  useCloseOnBack(dialog !== null, close);

  return (
    <>
      <NewerVersionNote subscribe={onNewerVersion} hasNewerVersion={hasNewerVersion} />
      <div className={css.columns}>
        <div className={css.side}>
          <div className={css.cover}>
            <BookCover cover={order.cover} dogName={order.dogName} />
          </div>
          {delivered && (
            <div className={css.actions}>
              {order.book === 'here' ? (
                <BookActions order={order} />
              ) : (
                <p>{missingBookTexts[order.book]}</p>
              )}
              {!order.review && (
                <LeaveReviewButton
                  order={order}
                  isOpen={dialog === 'review'}
                  onOpen={() => setOpened('review')}
                  onClose={close}
                />
              )}
            </div>
          )}
          {!delivered && !order.isSample && (
            <MarkAsDeliveredButton
              orderId={order.id}
              isOpen={dialog === 'deliver'}
              onOpen={() => setOpened('deliver')}
              onClose={close}
            />
          )}
        </div>
        <div className={css.cards}>
          <Card>
            <h2 className={css.heading}>Progress</h2>
            <Stepper steps={steps} current={delivered ? 3 : 2} label="Order progress" />
          </Card>
          <OrderSummary order={order} />
          <ShippingAddressCard address={order.address} />
          {order.review && <CustomerReview review={order.review} />}
        </div>
      </div>
    </>
  );
};

const BookActions = ({ order }: { readonly order: OrderView }) => (
  <>
    <DownloadPdfButton order={order} />
    <ButtonLink
      variant="secondary"
      to={pathTo(paths.book, { bookId: order.bookId })}
      state={printState}
    >
      PRINT AGAIN
    </ButtonLink>
  </>
);

const missingBookTexts: Readonly<Record<Exclude<BookState, 'here'>, string>> = {
  deleted:
    'This book was deleted from this device, so it can no longer be downloaded or printed again.',
  damaged:
    'This book is damaged: it was saved on this device, but can no longer be read, so it cannot be downloaded or printed again.',
};
