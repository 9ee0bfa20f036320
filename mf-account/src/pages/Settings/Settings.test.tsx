import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getToken, setToken } from '@scribblepup/kernel';
import { getProfile, storageUse } from '@scribblepup/library';
import { address, openScreen } from '../../testing/openScreen';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  getProfile: jest.fn(),
  storageUse: jest.fn(),
}));

const row = () => screen.getByRole('button', { name: 'Sign Out' });

beforeEach(async () => {
  jest
    .mocked(getProfile)
    .mockResolvedValue({ firstName: 'Ada', lastName: 'Wolf', email: 'ada@example.com' });
  jest.mocked(storageUse).mockReturnValue(new Promise(() => {}));
  setToken('placeholder');
  await openScreen('/settings');
});

test('has one heading, and the card at the top leads to the profile', async () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  await userEvent.click(
    await screen.findByRole('link', { name: /Ada Wolf.*ada@example\.com.*View profile/ }),
  );
  await waitFor(() => expect(address()).toMatchObject({ pathname: '/profile' }));
});

test.each([
  ['Change Password', '/change-password'],
  ['Terms of Use', '/terms-of-use'],
  ['Privacy Policy', '/privacy-policy'],
  ['Contact Us', '/contact-us'],
  ['Delete Account', '/delete-account'],
])('%s leads to %s', async (name, pathname) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(address()).toMatchObject({ pathname }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('asks before it signs out', async () => {
  await userEvent.click(row());
  const dialog = screen.getByRole('dialog', { name: 'Sign Out' });
  expect(
    within(dialog).getByText('Are you sure you want to sign out of this account?'),
  ).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getToken()).toBe('placeholder');
  expect(row()).toHaveFocus();
});

test('signs out and goes to the login', async () => {
  await userEvent.click(row());
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(address()).toMatchObject({ pathname: '/login' }));
  expect(window.localStorage.getItem('token')).toBeNull();
});
