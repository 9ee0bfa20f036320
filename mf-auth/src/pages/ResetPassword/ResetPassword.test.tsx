import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation, openScreen } from '../../testing/openScreen';

const password = () => screen.getByLabelText('New Password');
const confirm = () => screen.getByLabelText('Confirm Password');
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update Password' }));
const verified = {
  pathname: '/reset-password',
  state: { email: 'pup@example.com', isVerify: true },
};

test('requires a strong password and a matching confirmation', async () => {
  await openScreen(verified);
  await update();
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/^Please enter new password/));
  expect(confirm()).toHaveAccessibleDescription('Please enter confirm password');
  await userEvent.type(password(), 'crayon');
  expect(password()).toHaveAccessibleDescription(
    /^New password must be more than 8 characters long/,
  );
  await userEvent.type(confirm(), 'crayons');
  expect(confirm()).toHaveAccessibleDescription('New password and confirm password does not match');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says that the password has been reset, and Ok leads to the login', async () => {
  await openScreen(verified);
  await userEvent.type(password(), 'Crayon#25');
  await userEvent.type(confirm(), 'Crayon#25');
  await update();
  const dialog = await screen.findByRole('dialog', { name: 'Successful!' });
  expect(within(dialog).getByText('Your password has been reset successfully')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/login' }));
});

test('Back leads to the code screen, for the same email', async () => {
  await openScreen(verified);
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() =>
    expect(currentLocation()).toEqual({
      pathname: '/verify-otp',
      state: { email: 'pup@example.com' },
    }),
  );
});

test('Back twice leads to the screen that asks for the email', async () => {
  await openScreen('/forgot-password');
  await userEvent.type(screen.getByLabelText('Email'), 'pup@example.com{Enter}');
  await userEvent.type(await screen.findByLabelText('Verification code'), '1234{Enter}');
  await screen.findByRole('heading', { name: 'Reset Password' });
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Verify OTP' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(currentLocation()).toMatchObject({ pathname: '/forgot-password' });
});

test.each([
  null,
  { email: 'pup@example.com' },
  { isVerify: true },
  { email: 'pup@example.com', isVerify: 'yes' },
])('with the state %j, redirects to the screen that asks for the email', async (state) => {
  await openScreen({ pathname: '/reset-password', state });
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/forgot-password' }));
});
