import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation, openScreen } from '../../testing/openScreen';

const code = () => screen.getByLabelText('Verification code');
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }));
const fromReset = { pathname: '/verify-otp', state: { email: 'pup@example.com' } };
const fromRegister = {
  pathname: '/verify-otp',
  state: { email: 'pup@example.com', isRegister: true },
};

test('says which email the code is for, and that any code will do', async () => {
  await openScreen(fromReset);
  expect(screen.getByText(/^Enter the four-digit code/)).toHaveTextContent(
    'Enter the four-digit code for pup@example.com. No email is sent yet: any four digits will do.',
  );
});

test('requires a code of four digits', async () => {
  await openScreen(fromReset);
  await verify();
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Please enter OTP'));
  expect(code()).toHaveFocus();
  await userEvent.type(code(), '123');
  expect(code()).toHaveAccessibleDescription('OTP must be 4 digits');
  await userEvent.type(code(), '4');
  await waitFor(() => expect(code()).not.toBeInvalid());
});

test('accepts only digits, four at most, typed or pasted', async () => {
  await openScreen(fromReset);
  await userEvent.type(code(), 'a1 -2🐶b3456');
  expect(code()).toHaveValue('1234');
  await userEvent.type(code(), '{Backspace}{ArrowLeft}{Delete}');
  expect(code()).toHaveValue('12');
  await userEvent.clear(code());
  await userEvent.paste('9876');
  expect(code()).toHaveValue('9876');
});

test('continues to the new password, marked as verified', async () => {
  await openScreen(fromReset);
  await userEvent.type(code(), '1234{Enter}');
  await waitFor(() =>
    expect(currentLocation()).toEqual({
      pathname: '/reset-password',
      state: { email: 'pup@example.com', isVerify: true },
    }),
  );
});

test('congratulates after a registration, and Ok leads to the login', async () => {
  await openScreen(fromRegister);
  await userEvent.type(code(), '1234');
  await verify();
  const dialog = await screen.findByRole('dialog', { name: 'Congratulations' });
  expect(within(dialog).getByText('Your profile has been created successfully')).toBeVisible();
  expect(currentLocation()).toMatchObject({ pathname: '/verify-otp' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/login' }));
});

test('Resend changes nothing', async () => {
  await openScreen(fromReset);
  await userEvent.type(code(), '12');
  expect(screen.getByText("Didn't receive the code?")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  expect(code()).toHaveValue('12');
  expect(currentLocation()).toEqual(fromReset);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Back leads to the previous screen', async () => {
  await openScreen('/register', fromRegister);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/register' }));
});

test.each([null, {}, { email: '' }, { email: 4 }, 'pup@example.com'])(
  'with the state %j, redirects to the screen that asks for the email',
  async (state) => {
    await openScreen({ pathname: '/verify-otp', state });
    expect(currentLocation()).toMatchObject({ pathname: '/forgot-password' });
  },
);
