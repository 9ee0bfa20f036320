import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { hasNewerVersion, onNewerVersion } from '@scribblepup/library';
import { Screen } from '@scribblepup/ui';
import { DocumentIcon, LockIcon, MailIcon, ShieldIcon, TrashIcon } from '@scribblepup/ui/art';
import { useCloseOnBack } from '@scribblepup/ui/history';
import { NewerVersionNote } from '@scribblepup/ui/notes';
import { DeviceData } from '../../device/DeviceData';
import { ProfileCard } from '../../profile/ProfileCard';
import { SettingsLink } from './SettingsRow';
import { SignOutButton } from './SignOutButton';
import css from './Settings.module.css';

const entries = [
  { label: 'Change Password', path: paths.changePassword, Icon: LockIcon },
  { label: 'Terms of Use', path: paths.termsOfUse, Icon: DocumentIcon },
  { label: 'Privacy Policy', path: paths.privacyPolicy, Icon: ShieldIcon },
  { label: 'Contact Us', path: paths.contactUs, Icon: MailIcon },
  { label: 'Delete Account', path: paths.deleteAccount, Icon: TrashIcon },
] as const;

type Confirmation = 'sign-out' | 'erase';

const Settings = () => {
  const [openDialog, setOpenDialog] = useState<Confirmation | null>(null);
  // Both confirmations share one call, because two calls would remove each other's history entry.
  useCloseOnBack(openDialog !== null, () => setOpenDialog(null));
  const confirmation = (name: Confirmation) => ({
    isOpen: openDialog === name,
    onOpen: () => setOpenDialog(name),
    // When erasing ends, the other confirmation may be open, and must stay open.
    onClose: () => setOpenDialog((now) => (now === name ? null : now)),
  });

  return (
    <Screen title="Settings">
      <NewerVersionNote subscribe={onNewerVersion} hasNewerVersion={hasNewerVersion} />
      <div className={css.sections}>
        <ProfileCard />
        <ul className={css.list}>
          {entries.map((entry) => (
            <li key={entry.path} className={css.item}>
              <SettingsLink {...entry} />
            </li>
          ))}
          <li className={css.item}>
            <SignOutButton {...confirmation('sign-out')} />
          </li>
        </ul>
        <DeviceData eraseConfirmation={confirmation('erase')} />
      </div>
    </Screen>
  );
};

export default Settings;
