import { useState } from 'react';
import { clearToken, paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { ConfirmDialog } from '@scribblepup/ui';
import { SignOutIcon } from '@scribblepup/ui/art';
import { SettingsButton } from './SettingsRow';

/** Asks for confirmation, then logs out on this device; everything made here stays. */
export const SignOut = () => {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  const signOut = (): void => {
    clearToken();
    // The route guard also leaves this screen; `replace` keeps both in one history entry.
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
