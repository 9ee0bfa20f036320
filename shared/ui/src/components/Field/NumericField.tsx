import type { ChangeEvent } from 'react';
import { Field, type FieldProps } from './Field';

/** Removes everything but digits. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * A text field for digits, such as a phone number: every other character is removed as it is typed.
 */
export const NumericField = ({ onChange, ...rest }: FieldProps) => {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.target.value);
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
  };

  return <Field inputMode="numeric" {...rest} onChange={handleChange} />;
};
