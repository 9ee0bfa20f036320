import { useState } from 'react';
import { paths, type ResetState } from '@scribblepup/kernel';
import { Navigate, useNavigate } from '@scribblepup/kernel/router';
import { Button, ConfirmDialog } from '@scribblepup/ui';
import { Form, FormOtpField, SubmitButton } from '@scribblepup/ui/forms';
import { AuthScreen } from '../../components/AuthScreen';
import { otpSchema } from '../../forms/schemas';
import { usePasswordResetState } from '../../session/usePasswordResetState';

const VerifyOtp = () => {
  const state = usePasswordResetState();
  return state ? <EnterCode {...state} /> : <Navigate to={paths.forgotPassword} replace />;
};

const EnterCode = ({ email, isRegister }: ResetState) => {
  const navigate = useNavigate();
  const [isCreated, setCreated] = useState(false);

  const verify = (): void => {
    if (isRegister) setCreated(true);
    // Replace this screen's history entry: the next screen's Back link opens this screen again, and
    // with two entries the two screens would lead back to each other.
    else void navigate(paths.resetPassword, { state: { email, isVerify: true }, replace: true });
  };

  return (
    <AuthScreen
      title="Verify OTP"
      lead={<Lead email={email} />}
      links={
        <>
          {/* Resend does nothing: no code is sent yet. */}
          <p>
            Didn't receive the code?{' '}
            <Button variant="quiet" size="sm">
              Resend
            </Button>
          </p>
          <Button variant="quiet" onClick={() => void navigate(-1)}>
            Back
          </Button>
        </>
      }
    >
      <Form initialValues={{ otp: '' }} schema={otpSchema} onSubmit={verify}>
        <FormOtpField name="otp" label="Verification code" />
        <SubmitButton>Verify</SubmitButton>
      </Form>
      <ConfirmDialog
        open={isCreated}
        title="Congratulations"
        onOk={() => void navigate(paths.login)}
      >
        Your profile has been created successfully
      </ConfirmDialog>
    </AuthScreen>
  );
};

const Lead = ({ email }: { readonly email: string }) => (
  <>
    Enter the four-digit code for <strong>{email}</strong>. No email is sent yet: any four digits
    will do.
  </>
);

export default VerifyOtp;
