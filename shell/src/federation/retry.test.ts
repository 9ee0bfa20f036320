import { withBackoff } from './retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a task that fails is tried again after each pause, not before', async () => {
  const task = jest.fn(() => Promise.reject(new Error('no network')));
  const rejection = expect(withBackoff(task, [100, 1000])).rejects.toThrow('no network');
  await jest.advanceTimersByTimeAsync(99);
  expect(task).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(999);
  expect(task).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(3);
  await rejection;
});
