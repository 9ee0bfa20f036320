import type { RefObject } from 'react';
import { FormTextField, useFormField } from '@scribblepup/ui/forms';
import { useTextHint } from '../TextHint/useTextHint';

/** Maximum length of a dog's name, in characters; the browser truncates a longer pasted name. */
const MAX_NAME_LENGTH = 40;

interface DogNameFieldProps {
  readonly name: string;
  readonly label: string;
  /** Shown while there is no hint about the name itself. */
  readonly hint?: string;
  readonly ref?: RefObject<HTMLInputElement | null>;
}

/** A dog's name, with a hint if it is as long as it can be, or if pages cannot show all of it. */
export const DogNameField = ({ hint, ...field }: DogNameFieldProps) => {
  const text = useFormField(field.name).input.value;

  return (
    <FormTextField
      {...field}
      autoComplete="off"
      maxLength={MAX_NAME_LENGTH}
      hint={useTextHint(text, { subject: 'A name', maxLength: MAX_NAME_LENGTH, hint })}
    />
  );
};
