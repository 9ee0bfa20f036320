import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../components/Button/Button';

/** The submit button of a form; busy while the form is submitting. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'loading'>) => {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" loading={isSubmitting} />;
};
