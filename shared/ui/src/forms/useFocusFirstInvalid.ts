import { useEffect, useRef, type RefObject } from 'react';
import { getIn, type FormikErrors, type FormikValues } from 'formik';

interface FormState<Values> {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
  readonly errors: FormikErrors<Values>;
}

/** Moves the focus to the first field with an error after a submit that failed validation. */
export const useFocusFirstInvalid = <Values extends FormikValues>({
  submitCount,
  isSubmitting,
  errors,
}: FormState<Values>): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name && getIn(errors, name) !== undefined)?.focus();
  }, [submitCount, isSubmitting, errors]);

  return form;
};
