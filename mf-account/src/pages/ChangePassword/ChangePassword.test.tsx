import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile } from '@scribblepup/library';
import { currentLocation, openScreen } from '../../testing/openScreen';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  getProfile: jest.fn(),
}));

const oldPassword = () => screen.getByLabelText('Old Password');
const password = () => screen.getByLabelText('New Password');
const confirm = () => screen.getByLabelText('Confirm Password');
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update Password' }));

beforeEach(async () => {
  jest
    .mocked(getProfile)
    .mockResolvedValue({ firstName: '', lastName: '', email: 'ada@example.com' });
  await openScreen('/change-password');
});

test('requires all three passwords, a strong new one and a matching confirmation', async () => {
  await update();
  await waitFor(() =>
    expect(oldPassword()).toHaveAccessibleDescription('Please enter old password'),
  );
  expect(password()).toHaveAccessibleDescription(/^Please enter new password/);
  expect(confirm()).toHaveAccessibleDescription('Please enter confirm password');

  await userEvent.type(password(), 'crayon');
  expect(password()).toHaveAccessibleDescription(
    /^New password must be more than 8 characters long including lower case, upper case, number and a special character/,
  );
  await userEvent.type(confirm(), 'crayon!');
  expect(screen.getByText('New password and confirm password does not match').textContent).toBe(
    ' New password and confirm password does not match',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says that the password has been changed, and Ok leads to the settings', async () => {
  await userEvent.type(oldPassword(), 'Crayon#24');
  await userEvent.type(password(), 'Crayon#25');
  await userEvent.type(confirm(), 'Crayon#25{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Password Changed!' });
  expect(dialog).toHaveTextContent('You can now log in with the new password.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/settings' }));
});

test('marks its fields for password managers', () => {
  expect(oldPassword()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirm()).toHaveAttribute('autocomplete', 'new-password');
});

test('tells password managers which account the password belongs to', async () => {
  await waitFor(() =>
    expect(document.querySelector('form [autocomplete="username"]')).toHaveValue('ada@example.com'),
  );
});
