import { useEffect, useId, useRef } from 'react';
import { MAX_DOGS } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { useFormField } from '@scribblepup/ui/forms';
import { useRemovalFocus } from '../../../focus/useRemovalFocus';
import type { DogDetails } from '../../../store/createBook';
import { removeDog } from '../../../store/moreDogs';
import { DogFields } from './DogFields';
import css from './MoreDogs.module.css';

const EMPTY_DOG: DogDetails = { name: '', born_month: '' };

/** The dogs after the first, all of them optional. */
export const MoreDogs = () => {
  const id = useId();
  const { input, setValue } = useFormField<readonly DogDetails[]>('moreDogs');
  const dogs = input.value;
  const {
    list: rows,
    fallback,
    onRemove,
  } = useRemovalFocus<HTMLDivElement, HTMLButtonElement>(dogs.length);
  const isAdded = useRef(false);

  useEffect(() => {
    if (isAdded.current)
      rows.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
    isAdded.current = false;
  }, [dogs.length, rows]);

  const add = (): void => {
    isAdded.current = true;
    void setValue([...dogs, EMPTY_DOG]);
  };
  const remove = (dog: number): void => {
    onRemove();
    removeDog(dog);
    void setValue(dogs.filter((_, i) => i + 1 !== dog));
  };

  return (
    <section className={css.dogs} aria-labelledby={`${id}-title`}>
      <h2 className={css.title} id={`${id}-title`}>
        More dogs (optional)
      </h2>
      <p className={css.words}>
        Is your dog one of two or three? Add the others, then a photo of each. Some pages show two
        together.
      </p>
      <div ref={rows} className={css.rows}>
        {dogs.map((_, i) => (
          <DogFields key={i} number={i + 2} onRemove={() => remove(i + 1)} />
        ))}
      </div>
      {dogs.length + 1 < MAX_DOGS && (
        <Button ref={fallback} className={css.action} variant="secondary" size="sm" onClick={add}>
          Add another dog
        </Button>
      )}
    </section>
  );
};
