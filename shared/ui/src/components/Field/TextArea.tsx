import type { ComponentProps } from 'react';
import { cx } from '../../utils/cx';
import { Frame, type FieldText } from './Frame';
import css from './Field.module.css';

export type TextAreaProps = FieldText & ComponentProps<'textarea'>;

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
  <Frame label={label} error={error} hint={hint} id={id}>
    {(controlProps) => (
      <textarea
        {...rest}
        {...controlProps}
        rows={rows}
        className={cx(css.control, css.area, className)}
      />
    )}
  </Frame>
);
