import { FIRST_PHOTO_ID } from '@scribblepup/library';
import { plainExtraction } from '../testing/coloring';
import type { FoundDogs } from '../services/extractDogs';
import { registerRunningSearch, runningSearchOf, runningSearches } from './runningSearch';

const plainDogs: FoundDogs = { extraction: plainExtraction, hints: {} };

const later = () => {
  let found: (dogs: FoundDogs) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<FoundDogs>((resolve, reject) => {
    found = resolve;
    fail = reject;
  });
  return { promise, found, fail };
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => runningSearches.setState({ searches: [] }));

test('a search can be joined by its own project, until the dog is found', async () => {
  const { promise, found } = later();
  registerRunningSearch({ projectId: 'a', photoId: FIRST_PHOTO_ID, found: promise });
  expect(runningSearchOf('a')?.found).toBe(promise);
  expect(runningSearchOf('b')).toBeNull();
  found(plainDogs);
  await settle();
  expect(runningSearchOf('a')).toBeNull();
});

test('a search can no longer be joined once it has failed', async () => {
  const { promise, fail } = later();
  registerRunningSearch({ projectId: 'a', photoId: FIRST_PHOTO_ID, found: promise });
  fail(new Error('no dog'));
  await settle();
  expect(runningSearchOf('a')).toBeNull();
});

test('a search that ends does not remove another one', async () => {
  const [first, second] = [later(), later()];
  registerRunningSearch({ projectId: 'a', photoId: FIRST_PHOTO_ID, found: first.promise });
  registerRunningSearch({ projectId: 'b', photoId: FIRST_PHOTO_ID, found: second.promise });
  first.found(plainDogs);
  await settle();
  expect(runningSearchOf('b')?.found).toBe(second.promise);
});

test('each photo of a project has its own search, which can be joined until the dog is kept', async () => {
  const [first, second, kept] = [later(), later(), later()];
  registerRunningSearch({ projectId: 'a', photoId: FIRST_PHOTO_ID, found: first.promise });
  registerRunningSearch({ projectId: 'a', photoId: 'b', found: second.promise }, kept.promise);
  second.found(plainDogs);
  await settle();
  expect(runningSearchOf('a')?.found).toBe(first.promise);
  expect(runningSearchOf('a', 'b')?.found).toBe(second.promise);
  kept.found(plainDogs);
  await settle();
  expect(runningSearchOf('a', 'b')).toBeNull();
});
