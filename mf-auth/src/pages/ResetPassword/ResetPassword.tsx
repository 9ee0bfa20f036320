import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { Navigate, useNavigate } from '@scribblepup/kernel/router';
import { ButtonLink, ConfirmDialog } from '@scribblepup/ui';
import { Form, NewPasswordFields, SubmitButton } from '@scribblepup/ui/forms';
import { AuthScreen } from '../../components/AuthScreen';
import { resetPasswordSchema } from '../../forms/schemas';
import { usePasswordResetState } from '../../session/usePasswordResetState';

const emptyPasswords = { new_password: '', confirm_password: '' };

const ResetPassword = () => {
  const state = usePasswordResetState();
  return state?.isVerify ? (
    <ChoosePassword email={state.email} />
  ) : (
    <Navigate to={paths.forgotPassword} replace />
  );
};

const ChoosePassword = ({ email }: { readonly email: string }) => {
  const navigate = useNavigate();
  const [isReset, setReset] = useState(false);

  return (
    <AuthScreen
      title="Reset Password"
      links={
        <ButtonLink to={paths.verifyOtp} state={{ email }} replace variant="quiet">
          Back
        </ButtonLink>
      }
    >
      <Form
        initialValues={emptyPasswords}
        schema={resetPasswordSchema}
        onSubmit={() => setReset(true)}
      >
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
        <SubmitButton>Update Password</SubmitButton>
      </Form>
      <ConfirmDialog open={isReset} title="Successful!" onOk={() => void navigate(paths.login)}>
        Your password has been reset successfully
      </ConfirmDialog>
    </AuthScreen>
  );
};

export default ResetPassword;
