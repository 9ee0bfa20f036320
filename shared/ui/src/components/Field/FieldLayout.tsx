import { useId, type ReactNode } from 'react';
import css from './Field.module.css';

/** Label, error and hint of a field, in addition to its native attributes. */
export interface BaseFieldProps {
  readonly label: string;
  /** Shown in red below the field; the field is then `aria-invalid`. */
  readonly error?: string;
  readonly hint?: ReactNode;
}

/** Attributes that connect a control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldLayoutProps extends BaseFieldProps {
  readonly id?: string;
  /** Renders the control with these attributes. */
  readonly children: (controlProps: ControlProps) => ReactNode;
}

/** Lays out a control with its label above and its hint and error below. */
export const FieldLayout = ({ id: givenId, label, error, hint, children }: FieldLayoutProps) => {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      <FieldError id={errorId} error={error} />
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
};

/** The error text in red below a field. */
export const FieldError = ({ id, error }: { readonly id?: string; readonly error?: string }) =>
  error ? (
    <p className={css.error} id={id}>
      {error}
    </p>
  ) : null;
