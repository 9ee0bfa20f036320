import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getToken, setToken } from '@scribblepup/kernel';
import { BrowserRouter, Route, Routes } from '@scribblepup/kernel/router';
import { eraseAll, getProfile, getStorageUsage } from '@scribblepup/library';
import { isDialogEntry } from '@scribblepup/ui/history';
import { currentLocation, openScreen } from '../../testing/openScreen';
import Settings from './Settings';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  eraseAll: jest.fn(),
  getProfile: jest.fn(),
  getStorageUsage: jest.fn(),
}));

const signOutRow = () => screen.getByRole('button', { name: 'Sign Out' });

beforeEach(async () => {
  jest
    .mocked(getProfile)
    .mockResolvedValue({ firstName: 'Ada', lastName: 'Wolf', email: 'ada@example.com' });
  jest.mocked(getStorageUsage).mockReturnValue(new Promise(() => {}));
  setToken('placeholder');
  await openScreen('/settings');
});

test('has one heading, and the card at the top leads to the profile', async () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  await userEvent.click(
    await screen.findByRole('link', { name: /Ada Wolf.*ada@example\.com.*View profile/ }),
  );
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/profile' }));
});

test.each([
  ['Change Password', '/change-password'],
  ['Terms of Use', '/terms-of-use'],
  ['Privacy Policy', '/privacy-policy'],
  ['Contact Us', '/contact-us'],
  ['Delete Account', '/delete-account'],
])('%s leads to %s', async (name, pathname) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('asks before it signs out', async () => {
  await userEvent.click(signOutRow());
  const dialog = screen.getByRole('dialog', { name: 'Sign Out' });
  expect(
    within(dialog).getByText('Are you sure you want to sign out of this account?'),
  ).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getToken()).toBe('placeholder');
  expect(signOutRow()).toHaveFocus();
});

test('signs out and goes to the login', async () => {
  await userEvent.click(signOutRow());
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/login' }));
  expect(window.localStorage.getItem('token')).toBeNull();
});

describe("the browser's Back", () => {
  /** Waits until the browser's history is at the entry of a dialog, or of the screen. */
  const waitForEntry = (isDialog: boolean): Promise<void> =>
    waitFor(() => {
      const { usr } = window.history.state as { readonly usr?: unknown };
      expect(isDialogEntry(usr)).toBe(isDialog);
    });
  const goBack = (): void => act(() => window.history.back());

  beforeEach(async () => {
    // Render the screen with the browser's own history instead of one in memory.
    cleanup();
    window.history.pushState({ usr: null }, '', '/settings');
    render(
      <Routes>
        <Route path="/settings" element={<Settings />} />
        <Route path="*" element={null} />
      </Routes>,
      { wrapper: BrowserRouter },
    );
    await screen.findByRole('link', { name: /Ada Wolf/ });
  });

  test.each([
    ['Sign Out', 'Erase My Data'],
    ['Erase My Data', 'Sign Out'],
  ])(
    'closes the confirmation of %s but not the screen, and %s can be opened next',
    async (name, other) => {
      for (const title of [name, other]) {
        await userEvent.click(screen.getByRole('button', { name: title }));
        expect(screen.getByRole('dialog', { name: title })).toBeVisible();
        await waitForEntry(true);
        goBack();
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await waitForEntry(false);
        expect(window.location.pathname).toBe('/settings');
      }
      expect(getToken()).toBe('placeholder');
    },
  );

  test('does not lead to the confirmation after signing out', async () => {
    await userEvent.click(signOutRow());
    await waitForEntry(true);
    const { length } = window.history;
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.history).toHaveLength(length);
  });

  test('hides the dialog of a running erase, which leaves another dialog open when it ends', async () => {
    let end = (): void => undefined;
    jest.mocked(eraseAll).mockReturnValue(new Promise((resolve) => (end = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Erase My Data' }));
    await waitForEntry(true);
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitForEntry(false);
    await userEvent.click(signOutRow());
    await act(async () => end());
    expect(screen.getByRole('dialog', { name: 'Sign Out' })).toBeVisible();
  });
});
