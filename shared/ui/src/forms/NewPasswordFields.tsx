import { FormPasswordField } from './fields';
import css from './NewPasswordFields.module.css';
import { PASSWORD_MIN_LENGTH } from './rules';

interface NewPasswordFieldsProps {
  readonly name?: string;
  readonly label?: string;
}

/** Fields for a new password, with its requirements, and for its confirmation. */
export const NewPasswordFields = ({
  name = 'new_password',
  label = 'New Password',
}: NewPasswordFieldsProps) => (
  <>
    <FormPasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      hint={
        <>
          At least {PASSWORD_MIN_LENGTH} characters, with upper and lower case, a number and one of{' '}
          <span className={css.unbroken}>@$!%*?&amp;#</span>
        </>
      }
    />
    <FormPasswordField
      name="confirm_password"
      label="Confirm Password"
      autoComplete="new-password"
    />
  </>
);
