import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveProfile } from '@scribblepup/library';
import { currentLocation, openScreen } from '../../testing/openScreen';

jest.mock('@scribblepup/library');

const email = () => screen.getByLabelText('Email');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => openScreen('/forgot-password'));

test('requires a valid email', async () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot Password');
  await send();
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter email'));
  await userEvent.type(email(), 'pup@');
  expect(email()).toHaveAccessibleDescription('Please enter valid email');
});

test('passes the email to the code screen, and remembers it', async () => {
  await userEvent.type(email(), 'pup@example.com{Enter}');
  await waitFor(() =>
    expect(currentLocation()).toEqual({
      pathname: '/verify-otp',
      state: { email: 'pup@example.com' },
    }),
  );
  await waitFor(() => expect(saveProfile).toHaveBeenCalledWith({ email: 'pup@example.com' }));
});

test('Back leads to the login', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/login' }));
});
