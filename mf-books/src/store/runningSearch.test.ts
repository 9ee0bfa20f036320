import { plainExtraction } from '../testing/coloring';
import type { FoundDogs } from '../services/extractDogs';
import { registerRunningSearch, runningSearchOf } from './runningSearch';

const plainDogs: FoundDogs = { extraction: plainExtraction, hints: {} };

const deferred = () => {
  let found: (dogs: FoundDogs) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<FoundDogs>((resolve, reject) => {
    found = resolve;
    fail = reject;
  });
  return { promise, found, fail };
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Registers a search that can be joined until `kept` settles. */
const register = (projectId: string, photoId: string) => {
  const [found, kept] = [deferred(), deferred()];
  registerRunningSearch({ projectId, photoId, found: found.promise }, kept.promise);
  return { found, kept };
};

test('only its own project can join a search, until the dog is stored', async () => {
  const { found, kept } = register('a', 'photo');
  found.found(plainDogs);
  await settle();
  expect(runningSearchOf('a', 'photo')?.found).toBe(found.promise);
  expect(runningSearchOf('b', 'photo')).toBeNull();
  kept.found(plainDogs);
  await settle();
  expect(runningSearchOf('a', 'photo')).toBeNull();
});

test('a search can no longer be joined after its dog could not be stored', async () => {
  const { kept } = register('b', 'photo');
  kept.fail(new Error('no space'));
  await settle();
  expect(runningSearchOf('b', 'photo')).toBeNull();
});

test('a search that ends does not remove that of another photo or project', async () => {
  const ended = register('c', 'photo');
  const other = register('c', 'other');
  const elsewhere = register('d', 'photo');
  ended.kept.found(plainDogs);
  await settle();
  expect(runningSearchOf('c', 'photo')).toBeNull();
  expect(runningSearchOf('c', 'other')?.found).toBe(other.found.promise);
  expect(runningSearchOf('d', 'photo')?.found).toBe(elsewhere.found.promise);
});
