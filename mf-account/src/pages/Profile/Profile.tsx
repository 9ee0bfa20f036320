import { paths } from '@scribblepup/kernel';
import { ButtonLink, Card, Message, Spinner } from '@scribblepup/ui';
import { AccountScreen } from '../../components/AccountScreen';
import { DescriptionList } from '../../components/DescriptionList';
import { Avatar } from '../../profile/Avatar';
import { useProfile, type ShownProfile } from '../../profile/useProfile';
import css from './Profile.module.css';

const Profile = () => {
  const shown = useProfile();
  return (
    <AccountScreen title="Profile">
      {shown ? <Details {...shown} /> : <Spinner label="Loading" />}
    </AccountScreen>
  );
};

const notes = {
  nothing: null,
  email: 'The email is a sample until you sign in again.',
  details: 'These are sample details until you add your own.',
} as const;

const Details = ({ profile, sample, errorMessage }: ShownProfile) => (
  <Card className={css.card}>
    {errorMessage && <Message role="alert" text={errorMessage} />}
    <Avatar profile={profile} />
    <DescriptionList
      items={[
        ['First Name', profile.firstName],
        ['Last Name', profile.lastName],
        ['Email', profile.email],
      ]}
    />
    {notes[sample] && <p className={css.note}>{notes[sample]}</p>}
    <ButtonLink className={css.edit} to={paths.updateProfile}>
      Edit
    </ButtonLink>
  </Card>
);

export default Profile;
