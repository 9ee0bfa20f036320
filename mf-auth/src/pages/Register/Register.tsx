import { paths } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { ButtonLink } from '@scribblepup/ui';
import {
  Form,
  FormCheckbox,
  FormTextField,
  NewPasswordFields,
  SubmitButton,
} from '@scribblepup/ui/forms';
import { AuthScreen } from '../../components/AuthScreen';
import { registerSchema } from '../../forms/schemas';
import { rememberEmail } from '../../session/signIn';
import { useDelayedNavigate } from '../../session/useDelayedNavigate';
import { LegalDocuments } from './LegalDocuments';

const emptyRegistration = {
  username: '',
  email: '',
  password: '',
  confirm_password: '',
  agree_terms: false,
};

const Register = () => {
  const goTo = useDelayedNavigate();

  const signUp = ({ email }: typeof emptyRegistration): Promise<void> => {
    void rememberEmail(email);
    return goTo(paths.verifyOtp, { state: { email, isRegister: true } });
  };

  return (
    <AuthScreen
      title="Create New Account"
      lead="Your account stays on this device. The password is neither sent nor stored."
      links={
        <>
          <p>
            Already have an account? <Link to={paths.login}>Sign In</Link>
          </p>
          <ButtonLink to={paths.login} variant="quiet">
            Back
          </ButtonLink>
        </>
      }
    >
      <Form initialValues={emptyRegistration} schema={registerSchema} onSubmit={signUp}>
        <FormTextField name="username" label="Username" autoComplete="nickname" />
        <FormTextField name="email" label="Email" type="email" autoComplete="username" />
        <NewPasswordFields name="password" label="Password" />
        <FormCheckbox
          name="agree_terms"
          label="I agree to the Privacy Policy and Terms & Conditions."
        />
        <LegalDocuments />
        <SubmitButton>Sign up</SubmitButton>
      </Form>
    </AuthScreen>
  );
};

export default Register;
