import { useEffect } from 'react';
import { useFormField } from '@scribblepup/ui/forms';
import type { DogDetails } from '../../store/createBook';

/** Stores what is typed, even when the visitor leaves the form without submitting it. */
export const RememberDetails = ({
  onChange,
}: {
  readonly onChange: (details: DogDetails) => void;
}) => {
  const name = useFormField('name').input.value;
  const born_month = useFormField('born_month').input.value;

  useEffect(() => onChange({ name, born_month }), [name, born_month, onChange]);

  return null;
};
