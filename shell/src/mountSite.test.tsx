import { reportFailure, runtimeConfig } from '@scribblepup/kernel';
import { act, waitFor } from '@testing-library/react';
import type { ScreenLoader } from './federation';
import { mountSite } from './mountSite';

jest.mock('./App', () => ({ App: () => null }));
jest.mock('./whenIdle', () => ({ whenIdle: (job: () => void) => job() }));
jest.mock('./offline/start', () => {
  throw new Error('the code did not arrive');
});
jest.mock('@scribblepup/kernel', () => ({
  ...jest.requireActual<object>('@scribblepup/kernel'),
  reportFailure: jest.fn(),
}));

const mount = () =>
  mountSite({
    config: { ...runtimeConfig(), offline: true },
    loader: {} as ScreenLoader,
    startedAt: 0,
  });

test('a failure to load the code that starts the service worker is reported', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await act(mount);
  await waitFor(() =>
    expect(jest.mocked(reportFailure).mock.calls).toEqual([
      [{ remote: 'shell', stage: 'offline', cause: new Error('the code did not arrive') }],
    ]),
  );
});

test('throws an error for a page without #root', async () => {
  document.body.innerHTML = '';
  await expect(mount()).rejects.toThrow('The page has no element #root.');
});
