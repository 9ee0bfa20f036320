import { useField, useFormikContext } from 'formik';

/** Returns a field's value and handlers, and its error once the form has been submitted. */
export const useFormField = <Value = string>(name: string) => {
  const [input, meta, helpers] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const error = submitCount > 0 ? meta.error : undefined;
  return { input, error, setValue: helpers.setValue };
};
