import { useEffect, useEffectEvent } from 'react';
import { useCreateBook } from '../../store/createBook';

interface RefillFormProps<Values> {
  /** The form's values according to the store. */
  readonly values: Values;
  readonly setValues: (values: Values) => unknown;
}

/**
 * Fills in a form that was mounted before a draft was restored. The form stays mounted, so that the
 * visitor can keep typing.
 */
export const RefillForm = <Values,>({ values, setValues }: RefillFormProps<Values>) => {
  const isRestored = useCreateBook((state) => state.isRestored);
  const refill = useEffectEvent(() => setValues(values));

  useEffect(() => {
    if (isRestored) refill();
  }, [isRestored]);

  return null;
};
