import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToken, getToken } from '@scribblepup/kernel';
import { BrowserRouter } from '@scribblepup/kernel/router';
import { LibraryError, saveProfile } from '@scribblepup/library';
import { currentLocation, openScreen } from '../../testing/openScreen';
import Login from './Login';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  saveProfile: jest.fn(),
}));
const save = jest.mocked(saveProfile);

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
const profile = { firstName: '', lastName: '', email: 'pup@example.com' };

beforeEach(async () => {
  clearToken();
  save.mockResolvedValue(profile);
  await openScreen('/login');
});

test('has one heading, and fields marked for password managers', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign In');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('shows no errors before the first submit, then validates on each change', async () => {
  await userEvent.type(email(), 'pup');
  await userEvent.tab();
  expect(email()).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/^Please/)).not.toBeInTheDocument();

  await userEvent.clear(email());
  await signIn();
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter email'));
  expect(password()).toHaveAccessibleDescription('Please enter password');
  expect(getToken()).toBeNull();

  await userEvent.type(email(), 'pup');
  expect(email()).toHaveAccessibleDescription('Please enter valid email');
  await userEvent.type(email(), '@example.com');
  await waitFor(() => expect(email()).not.toBeInvalid());
  expect(password()).toBeInvalid();
});

test.each(['   ', '\t'])('treats the email %j as empty', async (spaces) => {
  await userEvent.type(email(), spaces);
  await signIn();
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter email'));
});

test.each([
  ['no @', 'pup'],
  ['no domain', 'pup@'],
  ['no name', '@example.com'],
  ['no top-level domain', 'pup@example'],
  ['a space inside', 'pup example@example.com'],
  ['only an emoji', '🐶'],
  ['ten thousand characters', 'x'.repeat(10_000)],
])('rejects an email with %s', async (_what, text) => {
  await userEvent.click(email());
  await userEvent.paste(text);
  await signIn();
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter valid email'));
});

test('stores a token, remembers the trimmed email and goes to My Books', async () => {
  await userEvent.click(email());
  await userEvent.paste('  pup@example.com ');
  await userEvent.type(password(), 'anything{Enter}');
  await waitFor(() => expect(currentLocation()).toEqual({ pathname: '/my-projects', state: null }));
  expect(getToken()).toMatch(/\S/);
  expect(window.localStorage.getItem('token')).toBe(getToken());
  expect(save).toHaveBeenCalledWith({ email: 'pup@example.com' });
});

test('replaces its history entry, so that Back does not return to it', async () => {
  cleanup();
  window.history.pushState(null, '', '/login');
  const { length } = window.history;
  render(<Login />, { wrapper: BrowserRouter });
  await userEvent.type(email(), 'pup@example.com');
  await userEvent.type(password(), 'anything{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/my-projects'));
  expect(window.history).toHaveLength(length);
});

test('submits only once on a double click', async () => {
  await userEvent.type(email(), 'pup@example.com');
  await userEvent.type(password(), 'anything');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/my-projects' }));
  expect(save).toHaveBeenCalledTimes(1);
});

test('continues with a message if the device cannot remember the email', async () => {
  save.mockRejectedValue(new LibraryError('full'));
  await userEvent.type(email(), 'pup@example.com');
  await userEvent.type(password(), 'anything');
  await signIn();
  expect(
    await screen.findByText("Your email couldn't be remembered on this device."),
  ).toBeVisible();
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/my-projects' }));
  expect(getToken()).toMatch(/\S/);
});

test('continues with a message if the browser stores nothing at all', async () => {
  save.mockRejectedValue(new LibraryError('unavailable'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await userEvent.type(email(), 'pup@example.com');
  await userEvent.type(password(), 'anything');
  await signIn();
  expect(await screen.findByText(/^This browser stores nothing for this site/)).toBeVisible();
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/my-projects' }));
  expect(getToken()).toMatch(/\S/);
});

test('shows and hides the password without losing it', async () => {
  await userEvent.type(password(), 'crayon');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveValue('crayon');
});

test.each([
  ['Forgot Password', '/forgot-password'],
  ['Sign Up', '/register'],
])('%s leads to %s', async (name, pathname) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname }));
});
