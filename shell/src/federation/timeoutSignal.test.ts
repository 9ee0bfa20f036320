import { timeoutSignal } from './timeoutSignal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('aborts when the time is up, not before, and says what took too long', () => {
  const signal = timeoutSignal('/registry.json', 4000);
  jest.advanceTimersByTime(3999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({
    name: 'TimeoutError',
    message: '/registry.json timed out after 4000 ms',
  });
});
