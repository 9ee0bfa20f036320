import type { ChangeEvent } from 'react';
import { Field, type FieldProps } from './Field';

/** Removes everything but digits. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

const keepDigits = (input: HTMLInputElement): void => {
  const { value, selectionStart } = input;
  const digits = digitsOf(value);
  if (digits === value) return;
  input.value = digits;
  // Setting the value moves the caret to the end, so restore it, but only in the focused field:
  // Safari focuses a field when its selection is set, even while it autofills the form.
  if (selectionStart === null || document.activeElement !== input) return;
  const caret = digitsOf(value.slice(0, selectionStart)).length;
  input.setSelectionRange(caret, caret);
};

/**
 * A text field for digits, such as a phone number: every other character is removed as it is typed.
 */
export const NumericField = ({ onChange, ...rest }: FieldProps) => {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    keepDigits(event.target);
    onChange?.(event);
  };

  return <Field inputMode="numeric" {...rest} onChange={handleChange} />;
};
