import { act, render, screen } from '@testing-library/react';
import {
  getProfile,
  LibraryError,
  onLibraryChange,
  type LibraryChange,
} from '@scribblepup/library';
import { sampleProfile, useProfile, withSample } from './useProfile';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  getProfile: jest.fn(),
  onLibraryChange: jest.fn(),
}));
const read = jest.mocked(getProfile);
let notify: (change: LibraryChange) => void;

const Name = () => {
  const shown = useProfile();
  return <p>{shown ? `${shown.profile.firstName} ${shown.errorMessage}`.trim() : 'reading'}</p>;
};
const saved = { firstName: 'Ada', lastName: 'Wolf', email: 'ada@example.com' };

beforeEach(() => {
  jest.mocked(onLibraryChange).mockImplementation((listener) => {
    notify = listener;
    return () => {};
  });
});

test('the sample replaces missing details', () => {
  expect(withSample(null)).toEqual({
    profile: sampleProfile,
    sample: 'details',
    errorMessage: '',
  });
  expect(withSample({ firstName: '', lastName: '', email: saved.email })).toEqual({
    profile: { ...sampleProfile, email: saved.email },
    sample: 'details',
    errorMessage: '',
  });
  expect(withSample({ ...saved, email: '' })).toEqual({
    profile: { ...saved, email: sampleProfile.email },
    sample: 'email',
    errorMessage: '',
  });
  expect(withSample(saved)).toEqual({ profile: saved, sample: 'nothing', errorMessage: '' });
});

test('updates when the stored profile changes or is erased, also from another tab', async () => {
  read.mockResolvedValue(saved);
  render(<Name />);
  expect(screen.getByText('reading')).toBeVisible();
  expect(await screen.findByText('Ada')).toBeVisible();

  read.mockResolvedValue({ ...saved, firstName: 'Bo' });
  await act(async () => notify({ kind: 'order', id: '1', isLocal: false }));
  expect(screen.getByText('Ada')).toBeVisible();
  await act(async () => notify({ kind: 'profile', id: null, isLocal: false }));
  expect(await screen.findByText('Bo')).toBeVisible();

  read.mockResolvedValue(null);
  await act(async () => notify({ kind: 'all', id: null, isLocal: false }));
  expect(await screen.findByText('Alex')).toBeVisible();
});

test('a slow read does not replace the result of a later one', async () => {
  let finish = (_profile: typeof saved): void => undefined;
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  render(<Name />);
  read.mockResolvedValue({ ...saved, firstName: 'Bo' });
  await act(async () => notify({ kind: 'profile', id: null, isLocal: false }));
  expect(await screen.findByText('Bo')).toBeVisible();
  await act(async () => finish(saved));
  expect(screen.getByText('Bo')).toBeVisible();
});

test('if the device cannot be read, returns the sample and the reason', async () => {
  read.mockRejectedValue(new LibraryError('unavailable'));
  render(<Name />);
  expect(
    await screen.findByText(/^Alex This browser doesn't let us keep your books on this device/),
  ).toBeVisible();
});
