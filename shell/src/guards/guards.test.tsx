import { clearToken, paths, setToken } from '@scribblepup/kernel';
import { act, screen, waitFor } from '@testing-library/react';
import { findScreen } from '../screens/findScreen';
import { renderSite, fakeLoader } from '../testing/renderSite';
import { redirectFor } from './redirect';

const email = { email: 'a@b.co' };
const verified = { email: 'a@b.co', isVerify: true };

describe('rules', () => {
  test.each([
    ['open', false, null, null],
    ['open', true, null, null],
    ['protected', false, null, '/login'],
    ['protected', true, null, null],
    ['guest', false, null, null],
    ['guest', true, null, '/create-book'],
    ['needsEmail', false, null, '/forgot-password'],
    ['needsEmail', false, {}, '/forgot-password'],
    ['needsEmail', false, email, null],
    ['needsEmail', true, email, '/create-book'],
    ['needsVerified', false, null, '/forgot-password'],
    ['needsVerified', false, email, '/forgot-password'],
    ['needsVerified', false, { isVerify: true }, '/forgot-password'],
    ['needsVerified', false, verified, null],
    ['needsVerified', true, verified, '/create-book'],
  ] as const)('%s, logged in: %s, state %j -> %s', async (guard, loggedIn, state, target) => {
    expect(redirectFor(guard, { loggedIn, state })).toBe(target);
  });
});

const waitForPath = (address: string) =>
  waitFor(() => expect(window.location.pathname).toBe(address));
// By name, because the not-found screen has a heading too.
const screenHeading = (address: string) =>
  screen.findByRole('heading', { level: 1, name: findScreen(address)!.title });
const loadedPaths = (loader: ReturnType<typeof fakeLoader>) =>
  loader.load.mock.calls.map(([{ path }]) => path);

const protectedAddresses = [
  '/my-projects',
  '/my-projects/1',
  '/create-book',
  '/get-started',
  '/books/1',
  '/customize-cover',
  '/orders',
  '/orders/1',
  '/settings',
  '/profile',
  '/update-profile',
  '/change-password',
  '/terms-of-use',
  '/privacy-policy',
  '/contact-us',
  '/delete-account',
];
const openAddresses = [
  '/home',
  '/home/demo-to-explore',
  '/home/subscription',
  '/home/get-started-next',
  '/home/get-started',
  '/about-us',
];
const guestAddresses = ['/login', '/register', '/forgot-password'];

describe('logged out', () => {
  test.each(protectedAddresses)(
    '%s leads to the login before its remote is requested',
    async (address) => {
      const loader = fakeLoader();
      await renderSite(address, { loader });
      await waitForPath('/login');
      expect(loadedPaths(loader)).toEqual([paths.login]);
    },
  );

  test('Back from the login leads to the screen before the protected one', async () => {
    window.history.pushState({ key: 'before' }, '', '/about-us');
    await renderSite('/settings');
    await waitForPath('/login');
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'About Us' })).toBeInTheDocument();
  });

  test.each([...openAddresses, ...guestAddresses])('%s shows', async (address) => {
    await renderSite(address);
    expect(await screenHeading(address)).toBeInTheDocument();
    expect(window.location.pathname).toBe(address);
  });

  test.each(['/verify-otp', '/reset-password'])(
    '%s without state leads to forgot password',
    async (address) => {
      const loader = fakeLoader();
      await renderSite(address, { loader });
      await waitForPath('/forgot-password');
      expect(loadedPaths(loader)).toEqual([paths.forgotPassword]);
    },
  );

  test('the code screen needs an email, the new password screen needs a verified code', async () => {
    const first = await renderSite('/verify-otp', { state: email });
    expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeInTheDocument();
    first.unmount();
    await renderSite('/reset-password', { state: verified });
    expect(await screen.findByRole('heading', { name: 'Reset Password' })).toBeInTheDocument();
  });
});

describe('logged in', () => {
  test.each([...protectedAddresses, ...openAddresses])('%s shows', async (address) => {
    await renderSite(address, { token: 'a' });
    expect(await screenHeading(address)).toBeInTheDocument();
    expect(window.location.pathname).toBe(address);
  });

  test.each([...guestAddresses, '/verify-otp', '/reset-password'])(
    '%s leads to create-book',
    async (address) => {
      const loader = fakeLoader();
      await renderSite(address, { token: 'a', loader });
      await waitForPath('/create-book');
      expect(loadedPaths(loader)).toEqual([paths.createBook]);
    },
  );

  test('a logout goes from a protected screen to the login immediately', async () => {
    await renderSite('/settings', { token: 'a' });
    await screen.findByRole('heading', { name: 'Settings' });
    act(() => clearToken());
    await waitForPath('/login');
  });

  test('a login screen that has just stored the token navigates by itself, without the guard', async () => {
    await renderSite('/login');
    await screen.findByRole('heading', { name: 'Sign In' });
    act(() => void setToken('a'));
    expect(window.location.pathname).toBe('/login');
  });

  test.each([
    ['during the visit', new Event('storage')],
    ['while the page was frozen', Object.assign(new Event('pageshow'), { persisted: true })],
  ])('a login in another tab %s leads from a login screen to create-book', async (_when, event) => {
    await renderSite('/login');
    await screen.findByRole('heading', { name: 'Sign In' });
    localStorage.setItem('token', 'a');
    act(() => void window.dispatchEvent(event));
    await waitForPath('/create-book');
  });
});

test.each([undefined, 'a'])('/ leads to /home with token %j', async (token) => {
  await renderSite('/', { token });
  await waitForPath('/home');
});

test('the site works below a base path', async () => {
  await renderSite('/pups/settings', { basePath: '/pups' });
  await waitForPath('/pups/login');
  expect(await screen.findByRole('link', { name: 'Scribblepup home' })).toHaveAttribute(
    'href',
    '/pups/home',
  );
});
