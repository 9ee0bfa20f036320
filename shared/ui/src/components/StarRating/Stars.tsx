import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Star } from './Star';
import { STARS } from './stars';
import css from './StarRating.module.css';

/** Shows a given rating, 1 to 5. */
export const Stars = ({ value }: { readonly value: number }) => (
  <span className={css.shown}>
    <VisuallyHidden>{`${value} out of ${STARS.length} stars`}</VisuallyHidden>
    {STARS.map((star) => (
      <Star key={star} filled={star <= value} />
    ))}
  </span>
);
