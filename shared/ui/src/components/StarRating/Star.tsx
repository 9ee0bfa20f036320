import { cx } from '../../utils/cx';
import css from './StarRating.module.css';

/** One hand-drawn star, crayon yellow when filled. */
export const Star = ({ filled }: { readonly filled: boolean }) => (
  <svg
    className={cx(css.shape, filled && css.filled)}
    viewBox="0 0 40 40"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M20.4 3.4c1.9 3.5 3.2 6.6 4.7 10.2 3.7.5 7.3.7 11.3 1.3-2.6 2.9-5.4 5.3-8.2 7.9.7 3.8 1.6 7.3 2.2 11.2-3.6-1.7-6.7-3.7-10.2-5.6-3.3 1.8-6.5 3.9-10.1 5.4.6-3.8 1.4-7.3 2.3-11-2.8-2.6-5.8-5.1-8.3-8.1 3.9-.6 7.5-.8 11.3-1.2 1.6-3.4 2.9-6.7 5-10.1z" />
  </svg>
);
