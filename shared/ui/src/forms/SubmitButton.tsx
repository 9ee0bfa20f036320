import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../components/Button/Button';

/** The button that sends its form, busy for as long as the form is. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'loading'>) => {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" loading={isSubmitting} />;
};
