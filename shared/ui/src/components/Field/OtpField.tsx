import type { KeyboardEvent } from 'react';
import { NumericField } from './NumericField';
import type { FieldProps } from './Field';
import css from './Field.module.css';

/** Digits in a one-time code. */
export const OTP_LENGTH = 4;

const editingKeys = new Set(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Tab']);
// Enter sends the form, Escape leaves a dialog, and soft keyboards name no key at all.
const otherKeys = new Set(['Enter', 'Escape', 'Unidentified', 'Process']);

const accepts = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || /^\d$/.test(key) || editingKeys.has(key) || otherKeys.has(key);

/** The four-digit code: only digit and editing keys do anything in it; a pasted code is fine. */
export const OtpField = ({ label = 'Verification code', onKeyDown, ...rest }: Partial<FieldProps>) => (
  <NumericField
    autoComplete="one-time-code"
    {...rest}
    label={label}
    maxLength={OTP_LENGTH}
    className={css.otp}
    onKeyDown={(event) => {
      if (!accepts(event)) event.preventDefault();
      onKeyDown?.(event);
    }}
  />
);
