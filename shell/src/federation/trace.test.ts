import { recordedSpans, watchSpans } from './spans';
import { recordStep, trace } from './trace';

const measures: PerformanceMeasure[] = [];
const observers: ((list: PerformanceObserverEntryList) => void)[] = [];
const disconnect = jest.fn();

// jsdom has no performance measures.
beforeAll(() => {
  Object.assign(performance, {
    measure: (name: string, { start, end, detail }: Required<PerformanceMeasureOptions>) => {
      const entry = { name, startTime: start, duration: Number(end) - Number(start), detail };
      measures.push(entry as PerformanceMeasure);
      const list = { getEntries: () => [entry] };
      for (const notify of observers) notify(list as unknown as PerformanceObserverEntryList);
    },
    getEntriesByType: () => measures,
  });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(notify: (list: PerformanceObserverEntryList) => void) {
        observers.push(notify);
      }
      observe = jest.fn();
      disconnect = disconnect;
    },
  });
});
beforeEach(() => measures.splice(0));

test('a task that succeeds is recorded with its app and step', async () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(5).mockReturnValueOnce(12);
  await expect(trace('books', 'entry', () => Promise.resolve('code'))).resolves.toBe('code');
  expect(recordedSpans()).toEqual([{ app: 'books', step: 'entry', start: 5, duration: 7 }]);
});

test('a task that fails is recorded with its reason, and still fails', async () => {
  const failing = () => Promise.reject(new Error('no network'));
  await expect(trace('orders', 'manifest', failing)).rejects.toThrow('no network');
  expect(recordedSpans()).toMatchObject([{ app: 'orders', step: 'manifest', error: 'no network' }]);
});

test('measures from other code are not among the steps', () => {
  performance.measure('somebody else', { start: 0, end: 1, detail: null });
  recordStep('shell', 'start', 0);
  expect(recordedSpans()).toMatchObject([{ app: 'shell', step: 'start' }]);
});

test('calls back for each step until it is stopped', () => {
  const onSpan = jest.fn();
  const stop = watchSpans(onSpan);
  performance.measure('somebody else', { start: 0, end: 1, detail: null });
  expect(onSpan).not.toHaveBeenCalled();
  recordStep('shell', 'start', 0);
  expect(onSpan).toHaveBeenCalledTimes(1);
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
