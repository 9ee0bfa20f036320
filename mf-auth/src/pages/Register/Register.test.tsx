import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToken, getToken } from '@scribblepup/kernel';
import { saveProfile } from '@scribblepup/library';
import { axeViolations } from '@scribblepup/ui/testing';
import { currentLocation, openScreen } from '../../testing/openScreen';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  saveProfile: jest.fn(),
}));
const save = jest.mocked(saveProfile);

const username = () => screen.getByLabelText('Username');
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const confirm = () => screen.getByLabelText('Confirm Password');
const termsCheckbox = () =>
  screen.getByRole('checkbox', { name: 'I agree to the Privacy Policy and Terms & Conditions.' });
const signUp = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));

/** The exact error text, including the leading space. */
const errorOf = (field: HTMLElement): string | null =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    ?.textContent ?? null;

const weak =
  'New password must be more than 8 characters long including lower case, upper case, number and a special character';

beforeEach(async () => {
  clearToken();
  save.mockResolvedValue({ firstName: '', lastName: '', email: '' });
  await openScreen('/register');
});

test('shows an error for every empty field', async () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create New Account');
  await signUp();
  await waitFor(() => expect(username()).toHaveAccessibleDescription('Please enter username'));
  expect(errorOf(email())).toBe('Please enter email');
  expect(errorOf(password())).toBe('Please enter new password');
  expect(errorOf(confirm())).toBe('Please enter confirm password');
  expect(errorOf(termsCheckbox())).toBe(
    'Please agree to the Privacy Policy and Terms & Conditions.',
  );
  expect(username()).toHaveFocus();
  expect(currentLocation()).toMatchObject({ pathname: '/register' });

  await userEvent.type(username(), 'pup');
  await userEvent.click(termsCheckbox());
  await waitFor(() => expect(termsCheckbox()).not.toBeInvalid());
  expect(username()).not.toBeInvalid();
});

test('treats a username of spaces as empty', async () => {
  await userEvent.type(username(), '   ');
  await signUp();
  await waitFor(() => expect(username()).toHaveAccessibleDescription('Please enter username'));
});

test.each(['Short1!', 'crayon#25', 'CRAYON#25', 'Crayon##x', 'Crayon225', 'Crayon-25'])(
  'rejects the password %s',
  async (text) => {
    await userEvent.type(password(), text);
    await signUp();
    await waitFor(() => expect(errorOf(password())).toBe(weak));
  },
);

test.each(['@', '$', '!', '%', '*', '?', '&', '#'])(
  'accepts a password of eight characters with %s',
  async (mark) => {
    await userEvent.type(password(), `Crayon2${mark}`);
    await signUp();
    await waitFor(() => expect(errorOf(email())).toBe('Please enter email'));
    expect(password()).not.toBeInvalid();
  },
);

test('requires two matching passwords, and validates again when either changes', async () => {
  await userEvent.type(password(), 'Crayon#25');
  await userEvent.type(confirm(), 'Crayon#26');
  await signUp();
  await waitFor(() =>
    expect(errorOf(confirm())).toBe(' New password and confirm password does not match'),
  );
  await userEvent.type(password(), '{Backspace}6');
  await waitFor(() => expect(confirm()).not.toBeInvalid());
});

test('passes the email to the code screen as a registration, and does not log in', async () => {
  await userEvent.type(username(), '🐶 pup');
  await userEvent.click(email());
  await userEvent.paste(' pup@example.com ');
  await userEvent.type(password(), 'Crayon#25');
  await userEvent.click(confirm());
  await userEvent.paste('Crayon#25');
  await userEvent.click(termsCheckbox());
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() =>
    expect(currentLocation()).toEqual({
      pathname: '/verify-otp',
      state: { email: 'pup@example.com', isRegister: true },
    }),
  );
  expect(save).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledWith({ email: 'pup@example.com' });
  expect(getToken()).toBeNull();
});

test.each([
  ['Read the Privacy Policy', 'Privacy Policy', 'Data Collected', /photos are never uploaded/],
  ['Read the Terms & Conditions', 'Terms & Conditions', 'AI Assistance', /All purchases are final/],
])('%s opens the document, and keeps what was typed', async (name, title, section, sentence) => {
  await userEvent.type(username(), 'pup');
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(dialog.getByRole('heading', { level: 3, name: section })).toBeVisible();
  expect(dialog.getByText(sentence)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(username()).toHaveValue('pup');
  expect(termsCheckbox()).not.toBeChecked();
});

test('marks its fields for password managers', () => {
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirm()).toHaveAttribute('autocomplete', 'new-password');
});

test.each(['Sign In', 'Back'])('%s leads to the login', async (name) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/login' }));
});
