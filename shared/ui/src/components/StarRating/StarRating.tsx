import { useId, type Ref } from 'react';
import { pluralize } from '../../utils/pluralize';
import { FieldError } from '../Field/FieldLayout';
import { Star } from './Star';
import { RATINGS } from './ratings';
import css from './StarRating.module.css';

export interface StarRatingProps {
  /** 1 to 5; 0 while nothing is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly name?: string;
  readonly legend?: string;
  readonly error?: string;
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** Five native radio buttons that look like stars. */
export const StarRating = ({
  value,
  onChange,
  name,
  legend = 'Rating',
  error,
  ref,
}: StarRatingProps) => {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;

  return (
    <fieldset
      ref={ref}
      className={css.rating}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={errorId}
      aria-invalid={error ? true : undefined}
    >
      <legend className={css.legend} id={`${id}-legend`}>
        {legend}
      </legend>
      <div className={css.row}>
        {RATINGS.map((star) => (
          <label key={star} className={css.star}>
            <input
              type="radio"
              className={css.radio}
              name={name ?? id}
              value={star}
              checked={value === star}
              aria-label={pluralize(star, 'star', 'stars')}
              onChange={() => onChange(star)}
            />
            <Star filled={star <= value} />
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
};
