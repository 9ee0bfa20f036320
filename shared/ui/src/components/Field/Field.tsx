import type { ComponentProps } from 'react';
import { cx } from '../../utils/cx';
import { FieldLayout, type BaseFieldProps } from './FieldLayout';
import css from './Field.module.css';

export type FieldProps = BaseFieldProps & ComponentProps<'input'>;

/** A text input with a label. */
export const Field = ({ label, error, hint, id, className, ...rest }: FieldProps) => (
  <FieldLayout label={label} error={error} hint={hint} id={id}>
    {(controlProps) => (
      <input type="text" {...rest} {...controlProps} className={cx(css.control, className)} />
    )}
  </FieldLayout>
);
