import { reportFailure } from '@scribblepup/kernel/core';
import { fireEvent, waitFor } from '@testing-library/dom';
import { watchForOverlay } from './watch';

const mockToggle = jest.fn();
const mockModule = jest.fn(() => ({ mountOverlay: () => ({ toggle: mockToggle }) }));
jest.mock('./mountOverlay', () => mockModule());
jest.mock('../federation/siteLoader', () => ({ siteLoader: {} }));
jest.mock('@scribblepup/kernel/core', () => ({
  ...jest.requireActual<object>('@scribblepup/kernel/core'),
  reportFailure: jest.fn(),
}));

const press = () => fireEvent.keyDown(window, { altKey: true, shiftKey: true, code: 'KeyF' });

test('a failure to load the overlay is reported, and the next key press tries again', async () => {
  watchForOverlay({ overlay: true });
  const cause = new Error('the code did not arrive');
  mockModule.mockImplementationOnce(() => {
    throw cause;
  });
  press();
  await waitFor(() =>
    expect(jest.mocked(reportFailure).mock.calls).toEqual([
      [{ remote: 'shell', stage: 'overlay', cause }],
    ]),
  );
  expect(mockToggle).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(mockToggle).toHaveBeenCalledTimes(1));
});
