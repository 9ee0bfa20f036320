import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { hasNewerVersion, onNewerVersion, saveProfile } from '@scribblepup/library';
import { Message, Spinner, useMountedRef } from '@scribblepup/ui';
import { Form, FormTextField, SubmitButton } from '@scribblepup/ui/forms';
import { NewerVersionNote } from '@scribblepup/ui/notes';
import { FormScreen } from '../../components/FormScreen';
import { storageErrorMessage } from '../../device/storageErrorMessage';
import { profileSchema } from '../../forms/schemas';
import { useProfile, type ShownProfile } from '../../profile/useProfile';
import { failureHandler } from '../../failureHandler';

interface ProfileValues {
  first_name: string;
  last_name: string;
  email: string;
}

const UpdateProfile = () => (
  <FormScreen title="Update Profile" back={paths.profile}>
    <NewerVersionNote subscribe={onNewerVersion} hasNewerVersion={hasNewerVersion} />
    <StoredProfileForm />
  </FormScreen>
);

const StoredProfileForm = () => {
  const shown = useProfile();
  // The details when the form opened. Neither a change in another tab nor a failed read may replace
  // what the visitor is typing.
  const [opened, setOpened] = useState<ShownProfile>();
  // If the profile cannot be read, open no form, because Update would overwrite the profile with
  // the sample.
  if (!opened && shown && !shown.errorMessage) setOpened(shown);

  if (opened) return <ProfileForm {...opened} />;
  return shown ? <Message role="alert" text={shown.errorMessage} /> : <Spinner label="Loading" />;
};

const ProfileForm = ({ profile, sample }: ShownProfile) => {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const isMounted = useMountedRef();
  const initialValues: ProfileValues = {
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: profile.email,
  };

  const update = async (values: ProfileValues): Promise<void> => {
    setProblem('');
    try {
      const firstName = values.first_name.trim();
      const lastName = values.last_name.trim();
      // Another tab may have saved a name that was not changed here. A sample is not stored yet.
      const isNameSample = sample === 'details';
      await saveProfile({
        ...((isNameSample || firstName !== profile.firstName) && { firstName }),
        ...((isNameSample || lastName !== profile.lastName) && { lastName }),
      });
      // The visitor may have gone to another screen in the meantime.
      if (isMounted.current) await navigate(paths.profile);
    } catch (error) {
      failureHandler('profile')(error);
      setProblem(storageErrorMessage(error));
    }
  };

  return (
    <Form initialValues={initialValues} schema={profileSchema} onSubmit={update}>
      <FormTextField name="first_name" label="First Name" autoComplete="given-name" />
      <FormTextField name="last_name" label="Last Name" autoComplete="family-name" />
      <FormTextField name="email" label="Email" type="email" readOnly />
      <Message role="alert" text={problem} />
      <SubmitButton>Update</SubmitButton>
    </Form>
  );
};

export default UpdateProfile;
