import { paths } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { ChevronRightIcon } from '@scribblepup/ui/art';
import { Avatar } from './Avatar';
import { useProfile } from './useProfile';
import css from './ProfileCard.module.css';

/** Shows this device's profile; the whole card links to it. */
export const ProfileCard = () => {
  const shown = useProfile();

  return (
    <Link className={css.card} to={paths.profile}>
      <Avatar profile={shown?.profile} />
      <span className={css.words}>
        <span className={css.name}>
          {shown ? `${shown.profile.firstName} ${shown.profile.lastName}` : 'Profile'}
        </span>
        <span className={css.email}>{shown?.profile.email}</span>
        <span className={css.notes}>
          <span className={css.hint}>View profile</span>
          {shown?.isSample && (
            <span className={css.note}>
              {shown.errorMessage ? "Sample details: this device can't be read" : 'Sample details'}
            </span>
          )}
        </span>
      </span>
      <ChevronRightIcon className={css.arrow} />
    </Link>
  );
};
