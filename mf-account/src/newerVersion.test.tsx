import { act, screen } from '@testing-library/react';
import { getProfile, hasNewerVersion, onNewerVersion, getStorageUsage } from '@scribblepup/library';
import { openScreen } from './testing/openScreen';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  getProfile: jest.fn(),
  hasNewerVersion: jest.fn(),
  onNewerVersion: jest.fn(),
  getStorageUsage: jest.fn(),
}));

beforeEach(() => {
  jest
    .mocked(getProfile)
    .mockResolvedValue({ firstName: 'Ada', lastName: 'Wolf', email: 'ada@example.com' });
  jest.mocked(getStorageUsage).mockReturnValue(new Promise(() => {}));
});

test.each(['/settings', '/update-profile'])(
  '%s, which saves data, says that another tab has a newer version',
  async (path) => {
    let notify = (): void => undefined;
    jest.mocked(onNewerVersion).mockImplementation((listener) => {
      notify = listener;
      return () => undefined;
    });
    jest.mocked(hasNewerVersion).mockReturnValue(false);
    await openScreen(path);
    expect(screen.queryByText(/^A newer version of this site/)).not.toBeInTheDocument();
    jest.mocked(hasNewerVersion).mockReturnValue(true);
    act(() => notify());
    expect(screen.getByText(/^A newer version of this site is open in another tab/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
);
