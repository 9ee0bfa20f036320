import type { ComponentProps } from 'react';
import { cx } from '../../utils/cx';
import { Frame, type FieldText } from './Frame';
import css from './Field.module.css';

export type FieldProps = FieldText & ComponentProps<'input'>;

/** A text input with a label. */
export const Field = ({ label, error, hint, id, className, ...rest }: FieldProps) => (
  <Frame label={label} error={error} hint={hint} id={id}>
    {(controlProps) => (
      <input type="text" {...rest} {...controlProps} className={cx(css.control, className)} />
    )}
  </Frame>
);
