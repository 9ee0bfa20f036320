import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile, LibraryError } from '@scribblepup/library';
import { sampleProfile } from '../../profile/useProfile';
import { currentLocation, openScreen } from '../../testing/openScreen';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  getProfile: jest.fn(),
}));
const read = jest.mocked(getProfile);
const note = () => screen.queryByText(/sample details/);

/** Returns the value that is displayed with a term. */
const valueOf = (term: string): string | null | undefined =>
  screen.getByText(term).nextElementSibling?.textContent;

test('Edit leads to the form', async () => {
  read.mockResolvedValue({ firstName: 'Ada', lastName: 'Wolf', email: 'ada@example.com' });
  await openScreen('/profile');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
  await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/update-profile' }));
});

test('shows each stored detail with its label', async () => {
  read.mockResolvedValue({ firstName: '🐶 Ada', lastName: 'Wolf', email: 'ada@example.com' });
  await openScreen('/profile');
  expect(await screen.findByText('🐶 Ada')).toBeVisible();
  expect(['First Name', 'Last Name', 'Email'].map(valueOf)).toEqual([
    '🐶 Ada',
    'Wolf',
    'ada@example.com',
  ]);
  expect(note()).not.toBeInTheDocument();
});

test("shows a marked sample until the visitor's own details are stored", async () => {
  read.mockResolvedValue(null);
  await openScreen('/profile');
  expect(await screen.findByText(sampleProfile.firstName)).toBeVisible();
  expect(valueOf('Email')).toBe(sampleProfile.email);
  expect(note()).toBeVisible();
});

test('without an email, says how to replace the sample, because no form can', async () => {
  read.mockResolvedValue({ firstName: 'Ada', lastName: 'Wolf', email: '' });
  await openScreen('/profile');
  expect(await screen.findByText('The email is a sample until you sign in again.')).toBeVisible();
  expect(note()).not.toBeInTheDocument();
});

test('says why the device cannot be read', async () => {
  read.mockRejectedValue(new LibraryError('unavailable'));
  await openScreen('/profile');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^This browser doesn't let us keep/),
  );
  expect(note()).toBeVisible();
});

test('Back leads to the settings', async () => {
  read.mockResolvedValue(null);
  await openScreen('/profile');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/settings' }));
});
