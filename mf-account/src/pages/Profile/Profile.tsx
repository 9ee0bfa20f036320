import { paths } from '@scribblepup/kernel';
import { ButtonLink, Card, Spinner } from '@scribblepup/ui';
import { AccountScreen } from '../../components/AccountScreen';
import { Avatar } from '../../profile/Avatar';
import { useProfile, type ShownProfile } from '../../profile/useProfile';
import css from './Profile.module.css';

const Profile = () => {
  const shown = useProfile();
  return <AccountScreen title="Profile">{shown ? <Details {...shown} /> : <Spinner label="Loading" />}</AccountScreen>;
};

const Details = ({ profile, isSample }: ShownProfile) => (
  <Card className={css.card}>
    <Avatar profile={profile} />
    <dl className={css.list}>
      <dt>First Name</dt>
      <dd>{profile.firstName}</dd>
      <dt>Last Name</dt>
      <dd>{profile.lastName}</dd>
      <dt>Email</dt>
      <dd>{profile.email}</dd>
    </dl>
    {isSample && <p className={css.note}>These are sample details until you add your own.</p>}
    <ButtonLink to={paths.updateProfile}>Edit</ButtonLink>
  </Card>
);

export default Profile;
