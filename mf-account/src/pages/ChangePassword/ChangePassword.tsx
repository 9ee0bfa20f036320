import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { ConfirmDialog } from '@scribblepup/ui';
import { Form, FormPasswordField, NewPasswordFields, SubmitButton } from '@scribblepup/ui/forms';
import { FormScreen } from '../../components/FormScreen';
import { changePasswordSchema } from '../../forms/schemas';
import { useSignInEmail } from '../../profile/useProfile';

const emptyPasswords = { old_password: '', new_password: '', confirm_password: '' };

const ChangePassword = () => {
  const navigate = useNavigate();
  const [isChanged, setChanged] = useState(false);
  const email = useSignInEmail();

  return (
    <FormScreen title="Change Password">
      <Form
        initialValues={emptyPasswords}
        schema={changePasswordSchema}
        onSubmit={() => setChanged(true)}
      >
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormPasswordField
          name="old_password"
          label="Old Password"
          autoComplete="current-password"
        />
        <NewPasswordFields />
        <SubmitButton>Update Password</SubmitButton>
      </Form>
      <ConfirmDialog
        open={isChanged}
        title="Password Changed!"
        onOk={() => void navigate(paths.settings)}
      >
        You can now log in with the new password.
      </ConfirmDialog>
    </FormScreen>
  );
};

export default ChangePassword;
