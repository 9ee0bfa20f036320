import { clearToken, paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { ConfirmDialog } from '@scribblepup/ui';
import { SignOutIcon } from '@scribblepup/ui/art';
import type { ConfirmationProps } from '../../components/ConfirmationProps';
import { SettingsButton } from './SettingsRow';

/** Asks for confirmation, then logs out on this device; everything made here stays. */
export const SignOutButton = ({ isOpen, onOpen, onClose }: ConfirmationProps) => {
  const navigate = useNavigate();

  const signOut = (): void => {
    clearToken();
    // The route guard also leaves this screen; `replace` keeps both in one history entry.
    void navigate(paths.login, { replace: true });
  };

  return (
    <>
      <SettingsButton label="Sign Out" Icon={SignOutIcon} onClick={onOpen} />
      <ConfirmDialog open={isOpen} title="Sign Out" okLabel="Yes" onOk={signOut} onCancel={onClose}>
        Are you sure you want to sign out of this account?
      </ConfirmDialog>
    </>
  );
};
