import { onFailure } from '@scribblepup/kernel';
import { act, waitFor } from '@testing-library/react';
import { start } from './bootstrap';

jest.mock('./App', () => ({ App: () => null }));
jest.mock('./federation/provided', () => ({}));
jest.mock('./federation/site', () => ({ siteLoader: {} }));
jest.mock('./whenIdle', () => ({ whenIdle: (job: () => void) => job() }));
jest.mock('./offline/start', () => {
  throw new Error('the code did not arrive');
});
jest.mock('@scribblepup/kernel', () => ({
  ...jest.requireActual<object>('@scribblepup/kernel'),
  onFailure: jest.fn(),
}));

test('a failure to load the code that starts the service worker is reported', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="runtime-config">{"offline":true}</script><div id="root"></div>';
  await act(() => start(undefined, 0));
  await waitFor(() =>
    expect(jest.mocked(onFailure).mock.calls).toEqual([
      [{ remote: 'shell', stage: 'offline', cause: new Error('the code did not arrive') }],
    ]),
  );
});
