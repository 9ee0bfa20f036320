import { useId } from 'react';
import { FieldError } from '@scribblepup/ui';
import { useFormField } from '@scribblepup/ui/forms';
import { deleteReasons } from './reasons';
import css from './ReasonField.module.css';

/** Radio group that shows all five reasons. */
export const ReasonField = () => {
  const { input, error } = useFormField('reason');
  const id = useId();
  const errorId = `${id}-error`;

  return (
    <div
      role="radiogroup"
      className={css.group}
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <p className={css.label} id={id}>
        Reason
      </p>
      {deleteReasons.map((reason) => (
        <label key={reason} className={css.choice}>
          <input
            type="radio"
            className={css.radio}
            name={input.name}
            value={reason}
            checked={input.value === reason}
            onChange={input.onChange}
          />
          {reason}
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </div>
  );
};
