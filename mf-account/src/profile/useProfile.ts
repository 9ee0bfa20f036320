import { getProfile, type LibraryChange, type Profile } from '@scribblepup/library';
import { useStoredData } from '../device/useStoredData';

/** Shown until the visitor's own details are on the device. */
export const sampleProfile: Profile = {
  firstName: 'Alex',
  lastName: 'Barker',
  email: 'alex.barker@example.com',
};

export interface ShownProfile {
  readonly profile: Profile;
  /** What comes from the sample. Only a sign-in can replace its email. */
  readonly sample: 'nothing' | 'email' | 'details';
  /** Why the device could not be read; '' if it could. */
  readonly errorMessage: string;
}

const missingFrom = (profile: Profile | null): ShownProfile['sample'] => {
  if (!profile?.firstName || !profile.lastName) return 'details';
  return profile.email ? 'nothing' : 'email';
};

/** Fills missing details of the profile from the sample. */
export const withSample = (profile: Profile | null, errorMessage = ''): ShownProfile => ({
  profile: {
    firstName: profile?.firstName || sampleProfile.firstName,
    lastName: profile?.lastName || sampleProfile.lastName,
    email: profile?.email || sampleProfile.email,
  },
  sample: missingFrom(profile),
  errorMessage,
});

const isProfileChange = ({ kind }: LibraryChange): boolean => kind === 'profile' || kind === 'all';

/**
 * Returns this device's profile, kept current; null while it is being read. If the device cannot be
 * read, returns the sample and the reason.
 */
export function useProfile(): ShownProfile | null {
  const stored = useStoredData(getProfile, isProfileChange);
  if (stored.state === 'loading') return null;
  return stored.state === 'ready' ? withSample(stored.value) : withSample(null, stored.message);
}

/** Returns the email of the sign-in; '' while it is being read, and if it is not known. */
export function useSignInEmail(): string {
  const stored = useStoredData(getProfile, isProfileChange);
  return stored.state === 'ready' ? (stored.value?.email ?? '') : '';
}
