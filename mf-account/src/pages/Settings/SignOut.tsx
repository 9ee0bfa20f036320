import { useState } from 'react';
import { clearToken, paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { ConfirmDialog } from '@scribblepup/ui';
import { SignOutIcon } from '@scribblepup/ui/art';
import { SettingsButton } from './SettingsRow';

/** Asks, then logs out on this device; what was made here stays. */
export const SignOut = () => {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  const signOut = (): void => {
    clearToken();
    // The guard leaves this screen too; replacing makes one step of both.
    void navigate(paths.login, { replace: true });
  };

  return (
    <>
      <SettingsButton label="Sign Out" Icon={SignOutIcon} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title="Sign Out"
        okLabel="Yes"
        onOk={signOut}
        onCancel={() => setAsking(false)}
      >
        Are you sure you want to sign out of this account?
      </ConfirmDialog>
    </>
  );
};
