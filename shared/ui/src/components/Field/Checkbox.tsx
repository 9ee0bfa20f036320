import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './FieldLayout';
import css from './Field.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly error?: string;
}

/** A native checkbox with its label next to it. */
export const Checkbox = ({ label, error, id: givenId, ...rest }: CheckboxProps) => {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div className={css.field}>
      <div className={css.choice}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
};
