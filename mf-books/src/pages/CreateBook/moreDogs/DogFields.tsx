import { Button } from '@scribblepup/ui';
import { FormSelect } from '@scribblepup/ui/forms';
import { DogNameField } from '../../../components/DogNameField/DogNameField';
import { months } from '../../../months';
import css from './MoreDogs.module.css';

interface DogFieldsProps {
  /** The dog's number in the family, from 2. */
  readonly number: number;
  readonly onRemove: () => void;
}

/** The name and the birth month of one of the dogs after the first. */
export const DogFields = ({ number, onRemove }: DogFieldsProps) => {
  const field = `moreDogs.${number - 2}`;

  return (
    <div className={css.dog} role="group" aria-label={`Dog ${number}`}>
      <DogNameField name={`${field}.name`} label={`Name of dog ${number}`} />
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
