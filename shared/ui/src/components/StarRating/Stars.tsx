import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Star } from './Star';
import { RATINGS } from './ratings';
import css from './StarRating.module.css';

/** Shows a given rating, 1 to 5. */
export const Stars = ({ value }: { readonly value: number }) => (
  <span className={css.shown}>
    <VisuallyHidden>{`${value} out of ${RATINGS.length} stars`}</VisuallyHidden>
    {RATINGS.map((star) => (
      <Star key={star} filled={star <= value} />
    ))}
  </span>
);
