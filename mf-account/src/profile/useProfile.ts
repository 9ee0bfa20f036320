import { getProfile, type LibraryChange, type Profile } from '@scribblepup/library';
import { useStored } from '../device/useStored';

/** Shown until the visitor's own details are on the device. */
export const sampleProfile: Profile = {
  firstName: 'Alex',
  lastName: 'Barker',
  email: 'alex.barker@example.com',
};

export interface ShownProfile {
  readonly profile: Profile;
  /** True while at least one detail is the sample's. */
  readonly isSample: boolean;
  /** Why the device could not be read, where it could not. */
  readonly problem: string;
}

/** The profile with the sample's details in the place of those that are missing. */
export const withSample = (profile: Profile | null, problem = ''): ShownProfile => ({
  profile: {
    firstName: profile?.firstName || sampleProfile.firstName,
    lastName: profile?.lastName || sampleProfile.lastName,
    email: profile?.email || sampleProfile.email,
  },
  isSample: !(profile?.firstName && profile.lastName && profile.email),
  problem,
});

const isProfileChange = ({ kind }: LibraryChange): boolean => kind === 'profile' || kind === 'all';

/** This device's profile, kept current; null while it is being read. A device that cannot be read shows the sample, and why. */
export function useProfile(): ShownProfile | null {
  const stored = useStored(getProfile, isProfileChange);
  if (stored.state === 'loading') return null;
  return stored.state === 'ready' ? withSample(stored.value) : withSample(null, stored.message);
}
