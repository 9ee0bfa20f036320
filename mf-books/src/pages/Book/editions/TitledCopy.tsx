import { useState } from 'react';
import type { NewEdition } from '@scribblepup/library';
import { Button, Field } from '@scribblepup/ui';
import { useMissingLetters } from '../../../components/MissingLetters/useMissingLetters';
import { MAX_TITLE_NAME } from '../titlePage/limits';
import css from './Editions.module.css';

interface TitledCopyProps {
  readonly dogName: string;
  readonly onMake: (edition: NewEdition) => void;
}

/** Form for a copy with another name on its cover and title page. */
export const TitledCopy = ({ dogName, onMake }: TitledCopyProps) => {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const missing = useMissingLetters(name);
  const wanted = name.trim();

  return (
    <form
      className={css.titled}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted === '') setError('Please enter name');
        else onMake({ inscription: { name: wanted } });
      }}
    >
      <Field
        label="Name on the title"
        value={name}
        maxLength={MAX_TITLE_NAME}
        error={error}
        hint={missing ?? `For example Grandma's ${dogName}. The pages stay as they are.`}
        onChange={({ target }) => {
          setName(target.value);
          setError('');
        }}
      />
      <Button type="submit" variant="secondary">
        Make this copy
      </Button>
    </form>
  );
};
