import { paths } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { ChevronRightIcon } from '@scribblepup/ui/art';
import { Avatar } from './Avatar';
import { useProfile, type ShownProfile } from './useProfile';
import css from './ProfileCard.module.css';

const noteOn = ({ sample, errorMessage }: ShownProfile): string => {
  if (errorMessage) return "Sample details: this device can't be read";
  return sample === 'email' ? 'Sample email' : 'Sample details';
};

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
          {shown && shown.sample !== 'nothing' && <span className={css.note}>{noteOn(shown)}</span>}
        </span>
      </span>
      <ChevronRightIcon className={css.arrow} />
    </Link>
  );
};
