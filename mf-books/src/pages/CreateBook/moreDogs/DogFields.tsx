import { Button } from '@scribblepup/ui';
import { FormSelect, FormTextField, useBound } from '@scribblepup/ui/forms';
import { useMissingLetters } from '../../../components/MissingLetters/useMissingLetters';
import { months } from '../../../months';
import css from './MoreDogs.module.css';

interface DogFieldsProps {
  /** Its number in the family, from 2. */
  readonly number: number;
  readonly onRemove: () => void;
}

/** The name and the birth month of one of the dogs after the first. */
export const DogFields = ({ number, onRemove }: DogFieldsProps) => {
  const field = `moreDogs.${number - 2}`;
  const missingLetters = useMissingLetters(useBound(`${field}.name`).input.value);

  return (
    <div className={css.dog} role="group" aria-label={`Dog ${number}`}>
      <FormTextField
        name={`${field}.name`}
        label={`Name of dog ${number}`}
        autoComplete="off"
        maxLength={40}
        hint={missingLetters}
      />
      <FormSelect
        name={`${field}.born_month`}
        label={`Birth month of dog ${number}`}
        options={months}
        placeholder="Select month"
      />
      <Button className={css.action} variant="secondary" size="sm" data-remove onClick={onRemove}>
        {`Remove dog ${number}`}
      </Button>
    </div>
  );
};
