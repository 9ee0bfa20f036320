import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { hasNewerVersion, onNewerVersion, saveProfile } from '@scribblepup/library';
import { Message, Spinner } from '@scribblepup/ui';
import { Form, FormTextField, SubmitButton } from '@scribblepup/ui/forms';
import { NewerVersion } from '@scribblepup/ui/notes';
import { FormScreen } from '../../components/FormScreen';
import { storageMessage } from '../../device/useStored';
import { profileSchema } from '../../forms/schemas';
import { useProfile, type ShownProfile } from '../../profile/useProfile';
import { failedAt } from '../../failedAt';

interface ProfileValues {
  first_name: string;
  last_name: string;
  email: string;
}

const UpdateProfile = () => {
  const shown = useProfile();
  return (
    <FormScreen title="Update Profile" back={paths.profile}>
      <NewerVersion onSeen={onNewerVersion} isSeen={hasNewerVersion} />
      {shown ? <ProfileForm {...shown} /> : <Spinner label="Loading" />}
    </FormScreen>
  );
};

const ProfileForm = ({ profile, problem: unreadable }: ShownProfile) => {
  const navigate = useNavigate();
  const [problem, setProblem] = useState(unreadable);
  // The details as they were when the form opened: a change in another tab must not overwrite what
  // the visitor is typing.
  const [initialValues] = useState<ProfileValues>({
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: profile.email,
  });

  const update = async (values: ProfileValues): Promise<void> => {
    try {
      await saveProfile({ firstName: values.first_name.trim(), lastName: values.last_name.trim() });
      await navigate(paths.profile);
    } catch (error) {
      failedAt('profile')(error);
      setProblem(storageMessage(error));
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
