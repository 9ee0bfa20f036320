import type { ComponentProps } from 'react';
import { cx } from '../../utils/cx';
import { FieldLayout, type BaseFieldProps } from './FieldLayout';
import css from './Field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends BaseFieldProps, Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; it has the value ''. */
  readonly placeholder?: string;
}

/** A native select with a label. */
export const Select = ({
  label,
  error,
  hint,
  id,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) => (
  <FieldLayout label={label} error={error} hint={hint} id={id}>
    {(controlProps) => (
      <div className={css.withButton}>
        <select
          {...rest}
          {...controlProps}
          className={cx(css.control, css.roomForButton, css.select, className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          className={cx(css.icon, css.chevron)}
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
        >
          <path d="m6 9.5 6 6 6-6" />
        </svg>
      </div>
    )}
  </FieldLayout>
);
