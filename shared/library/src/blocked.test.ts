import { openDB } from 'idb';
import { closeLibrary } from './close';
import { listProjects } from './projects';
import { freshDisk } from './testing/disk';

// The site is one version ahead, but an old tab keeps the database open.
jest.mock('./schema', () => ({
  DATABASE_NAME: 'scribblepup',
  DATABASE_VERSION: 2,
  everyStore: ['projects', 'dogs'],
  migrate: (database: IDBDatabase, from: number) => {
    if (from < 2) for (const name of ['projects', 'dogs']) database.createObjectStore(name);
  },
}));

beforeEach(freshDisk);
afterEach(async () => {
  jest.useRealTimers();
  await closeLibrary();
});

test('an old tab that does not let go is named, and later it works', async () => {
  const old = await openDB('scribblepup', 1);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const waiting = expect(listProjects()).rejects.toMatchObject({
    code: 'blocked',
    message: expect.stringContaining('Close it'),
  });
  while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(3000);
  await waiting;
  old.close();
  jest.useRealTimers();
  expect(await listProjects()).toEqual([]);
});
