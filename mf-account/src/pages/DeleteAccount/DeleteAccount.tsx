import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import { ConfirmDialog } from '@scribblepup/ui';
import { Form, FormTextArea, SubmitButton } from '@scribblepup/ui/forms';
import { isDialogEntry, useCloseOnBack } from '@scribblepup/ui/history';
import { FormScreen } from '../../components/FormScreen';
import { ReasonField } from '../../forms/ReasonField';
import { OTHER_REASON } from '../../forms/reasons';
import { deleteAccountSchema } from '../../forms/schemas';
import css from './DeleteAccount.module.css';

const emptyReason = { reason: '', otherReason: '' };

const DeleteAccount = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  useCloseOnBack(isAsking, close);

  return (
    <FormScreen title="Delete Account" lead="Please tell us why you want to leave.">
      <Form
        initialValues={emptyReason}
        schema={deleteAccountSchema}
        onSubmit={() => setAsking(true)}
      >
        {({ values }) => (
          <>
            <ReasonField />
            {values.reason === OTHER_REASON && (
              <FormTextArea name="otherReason" label="Tell us more" />
            )}
            <SubmitButton variant="danger">Delete Account</SubmitButton>
          </>
        )}
      </Form>
      <ConfirmDialog
        open={isAsking}
        title="Delete Account"
        danger
        okLabel="Yes"
        onOk={() => void navigate(paths.settings, { replace: isDialogEntry(location.state) })}
        onCancel={close}
      >
        <p>Are you sure you want to delete this account?</p>
        <p className={css.note}>
          This does not delete anything yet: there is no account on a server. Choose Yes to go to
          Settings, where you can erase what is stored on this device.
        </p>
      </ConfirmDialog>
    </FormScreen>
  );
};

export default DeleteAccount;
