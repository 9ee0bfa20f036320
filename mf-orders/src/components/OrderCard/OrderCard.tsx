import { paths, pathTo } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { BookCover } from '../BookCover/BookCover';
import { formatDate, formatPages } from '../../orders/format';
import { deliveredState } from '../../orders/navigation';
import type { OrderView } from '../../orders/OrderView';
import css from './OrderCard.module.css';

/** An order in the list; the whole card links to it. */
export const OrderCard = ({ order }: { readonly order: OrderView }) => {
  const { id, dogName, createdAt, pageCount, cover, status } = order;
  return (
    <li className={css.card}>
      <div className={css.shelf}>
        <div className={css.book}>
          <BookCover cover={cover} dogName={dogName} />
        </div>
      </div>
      <div className={css.text}>
        <h3 className={css.title}>
          <Link
            className={css.link}
            to={pathTo(paths.order, { orderId: id })}
            state={status === 'delivered' ? deliveredState : undefined}
          >
            {dogName.trim() || 'Your book'}
          </Link>
        </h3>
        <p>Created on {formatDate(createdAt)}</p>
        <p>{formatPages(pageCount)}</p>
      </div>
    </li>
  );
};
