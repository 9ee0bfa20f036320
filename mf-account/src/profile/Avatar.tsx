import type { Profile } from '@scribblepup/library';
import { PersonIcon } from '@scribblepup/ui/art';
import css from './Avatar.module.css';

// The first code point, not the first code unit: an emoji takes more than one code unit.
const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** The initials in a circle; decorative, because the name is next to it. */
export const Avatar = ({ profile }: { readonly profile: Profile | undefined }) => (
  <span className={css.avatar} aria-hidden="true">
    {profile ? `${initial(profile.firstName)}${initial(profile.lastName)}` : <PersonIcon />}
  </span>
);
