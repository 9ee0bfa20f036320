import { plainExtraction } from '../testing/coloring';
import { leaveRunning, runningSearchOf, useRunningSearch } from './runningSearch';

const later = () => {
  let found: (extraction: typeof plainExtraction) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<typeof plainExtraction>((resolve, reject) => {
    found = resolve;
    fail = reject;
  });
  return { promise, found, fail };
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => useRunningSearch.setState({ search: null }));

test('a search can be joined by its own project, until the dog is found', async () => {
  const { promise, found } = later();
  leaveRunning({ projectId: 'a', found: promise });
  expect(runningSearchOf('a')?.found).toBe(promise);
  expect(runningSearchOf('b')).toBeNull();
  found(plainExtraction);
  await settle();
  expect(runningSearchOf('a')).toBeNull();
});

test('a search that fails is over too', async () => {
  const { promise, fail } = later();
  leaveRunning({ projectId: 'a', found: promise });
  fail(new Error('no dog'));
  await settle();
  expect(runningSearchOf('a')).toBeNull();
});

test('the end of a search leaves the next one alone', async () => {
  const [first, second] = [later(), later()];
  leaveRunning({ projectId: 'a', found: first.promise });
  leaveRunning({ projectId: 'b', found: second.promise });
  first.found(plainExtraction);
  await settle();
  expect(runningSearchOf('b')?.found).toBe(second.promise);
});
