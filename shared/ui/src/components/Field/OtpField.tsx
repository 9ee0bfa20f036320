import type { ClipboardEvent, KeyboardEvent } from 'react';
import { digitsOf, NumericField } from './NumericField';
import type { FieldProps } from './Field';
import css from './Field.module.css';

/** Number of digits in a one-time code. */
export const OTP_LENGTH = 4;

// A key that types text has a single character as its name. Other keys have longer names, such as
// Home, F5 or, on a soft keyboard, Unidentified.
const acceptsKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || !/^\D$/u.test(key);

// The browser would truncate the text to the field's length before its spaces and dashes are
// removed.
const pasteDigits = (event: ClipboardEvent<HTMLInputElement>): void => {
  event.preventDefault();
  const input = event.currentTarget;
  const digits = digitsOf(event.clipboardData.getData('text'));
  const isWholeCode = digits.length >= OTP_LENGTH;
  const from = isWholeCode ? 0 : (input.selectionStart ?? 0);
  const to = isWholeCode ? input.value.length : (input.selectionEnd ?? from);
  const room = OTP_LENGTH - input.value.length + (to - from);
  input.setRangeText(digits.slice(0, room), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Field for the four-digit code. Only digits can be typed or pasted. */
export const OtpField = ({
  label = 'Verification code',
  onKeyDown,
  ...rest
}: Partial<FieldProps>) => (
  <NumericField
    autoComplete="one-time-code"
    {...rest}
    label={label}
    maxLength={OTP_LENGTH}
    className={css.otp}
    onPaste={pasteDigits}
    onKeyDown={(event) => {
      if (!acceptsKey(event)) event.preventDefault();
      onKeyDown?.(event);
    }}
  />
);
