import { Card, Stars } from '@scribblepup/ui';
import type { Review } from '@scribblepup/library';
import { formatDate } from '../../orders/format';
import css from './Order.module.css';

/** The visitor's review of the book. */
export const CustomerReview = ({ review }: { readonly review: Review }) => (
  <Card tone="sun">
    <h2 className={css.heading}>Customer Review</h2>
    <Stars value={review.rating} />
    <p className={css.review}>{review.review}</p>
    <p className={css.small}>{formatDate(review.createdAt)}</p>
  </Card>
);
