import { paths } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { Form, FormPasswordField, FormTextField, SubmitButton } from '@scribblepup/ui/forms';
import { AuthScreen } from '../../components/AuthScreen';
import { loginSchema } from '../../forms/schemas';
import { signIn } from '../../session/signIn';
import { useDelayedNavigate } from '../../session/useDelayedNavigate';
import css from './Login.module.css';

const emptyLogin = { email: '', password: '' };

const Login = () => {
  const goTo = useDelayedNavigate();

  const submit = ({ email }: typeof emptyLogin): Promise<void> => {
    void signIn(email);
    // Otherwise, Back would lead to this screen, which redirects visitors who are signed in.
    return goTo(paths.myProjects, { replace: true });
  };

  return (
    <AuthScreen
      title="Sign In"
      lead="Your sign-in stays on this device. The password is neither sent nor stored."
      links={
        <p>
          New here? <Link to={paths.register}>Sign Up</Link>
        </p>
      }
    >
      <Form initialValues={emptyLogin} schema={loginSchema} onSubmit={submit}>
        <FormTextField name="email" label="Email" type="email" autoComplete="username" />
        <FormPasswordField name="password" label="Password" autoComplete="current-password" />
        <Link className={css.forgot} to={paths.forgotPassword}>
          Forgot Password
        </Link>
        <SubmitButton>Sign In</SubmitButton>
      </Form>
    </AuthScreen>
  );
};

export default Login;
