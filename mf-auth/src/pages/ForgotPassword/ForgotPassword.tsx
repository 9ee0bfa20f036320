import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { ButtonLink } from '@scribblepup/ui';
import { Form, FormTextField, SubmitButton } from '@scribblepup/ui/forms';
import { AuthScreen } from '../../components/AuthScreen';
import { forgotPasswordSchema } from '../../forms/schemas';
import { rememberEmail } from '../../session/signIn';

const ForgotPassword = () => {
  const navigate = useNavigate();

  const send = ({ email }: { readonly email: string }): void => {
    void rememberEmail(email);
    void navigate(paths.verifyOtp, { state: { email } });
  };

  return (
    <AuthScreen
      title="Forgot Password"
      lead="Which email did you sign up with?"
      links={
        <ButtonLink to={paths.login} variant="quiet">
          Back
        </ButtonLink>
      }
    >
      <Form initialValues={{ email: '' }} schema={forgotPasswordSchema} onSubmit={send}>
        <FormTextField name="email" label="Email" type="email" autoComplete="username" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </AuthScreen>
  );
};

export default ForgotPassword;
