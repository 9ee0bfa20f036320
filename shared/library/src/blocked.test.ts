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

test('an old tab that blocks the database is reported, and a later call works', async () => {
  const old = await openDB('scribblepup', 1);
  const blocked = new Promise((resolve) => {
    const { open } = IDBFactory.prototype;
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function spied(
      this: IDBFactory,
      ...args
    ) {
      const request = open.apply(this, args);
      // Runs after the library's own listener.
      request.addEventListener('blocked', () => setImmediate(resolve));
      return request;
    });
  });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const waiting = expect(listProjects()).rejects.toMatchObject({
    code: 'blocked',
    message: expect.stringContaining('Close that tab'),
  });
  await blocked;
  await jest.advanceTimersByTimeAsync(3000);
  await waiting;
  old.close();
  jest.useRealTimers();
  expect(await listProjects()).toEqual([]);
});

test('a database that never answers is reported, and a later call works', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const opening = jest
    .spyOn(IDBFactory.prototype, 'open')
    .mockImplementation(() => new IDBOpenDBRequest());
  let reported: unknown;
  listProjects().catch((error: unknown) => (reported = error));
  await jest.advanceTimersByTimeAsync(19_999);
  expect(reported).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(reported).toMatchObject({ code: 'open-failed' });
  opening.mockRestore();
  jest.useRealTimers();
  expect(await listProjects()).toEqual([]);
});
