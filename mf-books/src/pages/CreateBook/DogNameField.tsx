import { FormTextField, useBound } from '@scribblepup/ui/forms';
import { useMissingLetters } from '../../components/MissingLetters/useMissingLetters';

/** Maximum length of a dog's name, in characters; the browser cuts a longer one that is pasted. */
const MAX_NAME_LENGTH = 40;

const FULL = `A name can have up to ${MAX_NAME_LENGTH} characters.`;

interface DogNameFieldProps {
  readonly name: string;
  readonly label: string;
}

/** A dog's name, with a hint if it is as long as it can be, or if pages cannot show all of it. */
export const DogNameField = ({ name, label }: DogNameFieldProps) => {
  const text = useBound(name).input.value;
  const hints = [text.length >= MAX_NAME_LENGTH ? FULL : undefined, useMissingLetters(text)];

  return (
    <FormTextField
      name={name}
      label={label}
      autoComplete="off"
      maxLength={MAX_NAME_LENGTH}
      hint={hints.filter((hint) => hint !== undefined).join(' ') || undefined}
    />
  );
};
