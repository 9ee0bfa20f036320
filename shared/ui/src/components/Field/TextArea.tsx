import type { ComponentProps } from 'react';
import { cx } from '../../utils/cx';
import { FieldLayout, type BaseFieldProps } from './FieldLayout';
import css from './Field.module.css';

export type TextAreaProps = BaseFieldProps & ComponentProps<'textarea'>;

/** A multi-line text field with a label. */
export const TextArea = ({
  label,
  error,
  hint,
  id,
  className,
  rows = 5,
  ...rest
}: TextAreaProps) => (
  <FieldLayout label={label} error={error} hint={hint} id={id}>
    {(controlProps) => (
      <textarea
        {...rest}
        {...controlProps}
        rows={rows}
        className={cx(css.control, css.area, className)}
      />
    )}
  </FieldLayout>
);
