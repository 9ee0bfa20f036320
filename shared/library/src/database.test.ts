import { openDB } from 'idb';
import { IDBFactory, IDBVersionChangeEvent } from 'fake-indexeddb';
import { getBlob } from './blobs';
import { closeLibrary } from './close';
import { createProject, getProject, listProjects, updateProject } from './projects';
import { getPages, putPages } from './pages';
import { DATABASE_NAME, DATABASE_VERSION } from './schema';
import { eraseAll } from './storage';
import { freshDisk, otherTab } from './testing/disk';
import { pages, picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

const fullDisk = (): never => {
  throw new DOMException('No space', 'QuotaExceededError');
};

test('a private window of WebKit, which stores no pictures, is reported as such', async () => {
  const { id } = await createProject(rex);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation((): never => {
    throw new DOMException(
      'Error preparing Blob/File data to be stored in object store',
      'UnknownError',
    );
  });
  await expect(putPages(id, pages(1))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('private window'),
  });
});

describe('a full disk', () => {
  test('is reported, and existing data stays', async () => {
    const { id } = await createProject(rex);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fullDisk);
    await expect(updateProject(id, { dogName: 'Max' })).rejects.toMatchObject({
      name: 'LibraryError',
      code: 'full',
      message: expect.stringContaining('out of space'),
    });
    await expect(putPages(id, pages(1))).rejects.toMatchObject({ code: 'full' });
    expect((await getProject(id))?.dogName).toBe('Rex');
    put.mockRestore();
    expect((await updateProject(id, { dogName: 'Max' })).dogName).toBe('Max');
  });

  test('leaves nothing half-written if it occurs halfway', async () => {
    const { id } = await createProject(rex);
    await putPages(id, pages(1));
    const original = IDBObjectStore.prototype.put;
    let left = 3;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
      this: IDBObjectStore,
      value: unknown,
    ) {
      left -= 1;
      return left < 0 ? fullDisk() : original.call(this, value);
    });
    await expect(putPages(id, pages(5, 10))).rejects.toMatchObject({ code: 'full' });
    expect(await getPages(id)).toHaveLength(1);
  });

  test.each([
    ['on commit', { dogName: 'Max' }],
    ['between two requests', { dogName: 'Max', photo: picture('new') }],
  ])('is also reported if it occurs only %s', async (_when, change) => {
    const { id } = await createProject(rex);
    const original = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
      this: IDBObjectStore,
      value: unknown,
    ) {
      const request = original.call(this, value);
      const { transaction } = this;
      request.addEventListener('success', () => {
        Object.defineProperty(transaction, 'error', {
          value: new DOMException('No space', 'QuotaExceededError'),
        });
        transaction.abort();
      });
      return request;
    });
    await expect(updateProject(id, change)).rejects.toMatchObject({ code: 'full' });
    jest.restoreAllMocks();
    expect((await getProject(id))?.dogName).toBe('Rex');
  });
});

describe("a visitor's work", () => {
  test('waits for the disk, but generated pages do not', async () => {
    const { id } = await createProject(rex);
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await updateProject(id, { dogName: 'Max' });
    expect(transaction).toHaveBeenLastCalledWith(expect.anything(), 'readwrite', {
      durability: 'strict',
    });
    await putPages(id, pages(1));
    expect(transaction).toHaveBeenLastCalledWith(expect.anything(), 'readwrite', {
      durability: 'relaxed',
    });
    await eraseAll();
    expect(transaction).toHaveBeenLastCalledWith(expect.anything(), 'readwrite', {
      durability: 'strict',
    });
  });

  test('is on disk once it is confirmed: a tab that knows only the disk finds it', async () => {
    const { id } = await createProject(rex);
    const other = await otherTab();
    expect((await other.getProject(id))?.dogName).toBe('Rex');
    await other.updateProject(id, { dogName: 'Max' });
    expect((await getProject(id))?.dogName).toBe('Max');
    await other.closeLibrary();
  });

  test('is not undone by a change in another tab at the same time', async () => {
    const { id } = await createProject(rex);
    const other = await otherTab();
    await Promise.all([
      updateProject(id, (project) => ({ generatedCount: project.generatedCount + 25 })),
      other.updateProject(id, (project) => ({ generatedCount: project.generatedCount + 25 })),
    ]);
    expect((await getProject(id))?.generatedCount).toBe(75);
    await other.closeLibrary();
  });
});

describe('a newer version, in another tab or before a rollback', () => {
  test('does not wait for this one, which continues with the stores that it knows', async () => {
    const { id } = await createProject(rex);
    const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1, {
      upgrade: (database) => {
        database.createObjectStore('later');
      },
    });
    expect(await newer.get('projects', id)).toMatchObject({ dogName: 'Rex' });
    expect((await updateProject(id, { dogName: 'Max' })).dogName).toBe('Max');
    expect(await newer.get('projects', id)).toMatchObject({ dogName: 'Max' });
    newer.close();
  });

  test('is reported to listeners, but not on the first visit after a rollback', async () => {
    const tab = await otherTab();
    const listener = jest.fn();
    const stop = tab.onNewerVersion(listener);
    await tab.listProjects();
    expect(tab.hasNewerVersion()).toBe(false);
    (await openDB(DATABASE_NAME, DATABASE_VERSION + 1)).close();
    expect(tab.hasNewerVersion()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    const later = await otherTab();
    expect(await later.listProjects()).toEqual([]);
    expect(later.hasNewerVersion()).toBe(false);
    await Promise.all([tab.closeLibrary(), later.closeLibrary()]);
  });

  test('is reported by a tab whose connection the browser had closed before', async () => {
    const tab = await otherTab();
    const open = jest.spyOn(IDBFactory.prototype, 'open');
    await tab.listProjects();
    const { result: database } = open.mock.results[0].value as IDBOpenDBRequest;
    database.close();
    // This database does not accept a plain Event.
    database.dispatchEvent(new IDBVersionChangeEvent('close'));
    (await openDB(DATABASE_NAME, DATABASE_VERSION + 1)).close();
    expect(tab.hasNewerVersion()).toBe(false);
    open.mockClear();
    expect(await tab.listProjects()).toEqual([]);
    // First the version that it knows, then the existing one.
    expect(open).toHaveBeenCalledTimes(2);
    expect(tab.hasNewerVersion()).toBe(true);
    await tab.closeLibrary();
  });

  test('asks for a reload if it removed a store', async () => {
    await createProject(rex);
    const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1, {
      upgrade: (database) => database.deleteObjectStore('dogs'),
    });
    newer.close();
    await expect(listProjects()).rejects.toMatchObject({
      code: 'outdated',
      message: expect.stringContaining('Reload'),
    });
  });
});

test.each([
  ['closed', 'The database connection is closing.', 'InvalidStateError'],
  ['lost, in Safari', 'Connection to Indexed Database server lost.', 'UnknownError'],
])('a connection that the browser %s is opened again', async (_what, message, name) => {
  const { id } = await createProject(rex);
  const open = jest.spyOn(IDBFactory.prototype, 'open');
  const transaction = jest
    .spyOn(IDBDatabase.prototype, 'transaction')
    .mockImplementationOnce(() => {
      throw new DOMException(message, name);
    });
  expect((await getProject(id))?.dogName).toBe('Rex');
  expect(transaction).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a late event of a closed connection does not discard the new one', async () => {
  const open = jest.spyOn(IDBFactory.prototype, 'open');
  await listProjects();
  await closeLibrary();
  await listProjects();
  const { result: closed } = open.mock.results[0].value as IDBOpenDBRequest;
  closed.dispatchEvent(new IDBVersionChangeEvent('close'));
  await listProjects();
  expect(open).toHaveBeenCalledTimes(2);
});

describe('no storage', () => {
  test('is reported in a browser without it', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await expect(listProjects()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('private window'),
    });
  });

  test.each(['SecurityError', 'InvalidStateError'])(
    'is reported in a private window that refuses with %s',
    async (name) => {
      jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
        throw new DOMException('refused', name);
      });
      await expect(createProject(rex)).rejects.toMatchObject({ code: 'unavailable' });
    },
  );

  test('is not mistaken for a picture that is missing', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await expect(getBlob('photo')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('is retried with the next call', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await expect(listProjects()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await listProjects()).toEqual([]);
  });
});

test('an error in our own code has the code `failed`, and nothing is written', async () => {
  const { id } = await createProject(rex);
  const broken = updateProject(id, () => {
    throw new RangeError('a bug');
  });
  await expect(broken).rejects.toMatchObject({ code: 'failed', cause: expect.any(RangeError) });
  await expect(updateProject(id, { books: [] })).rejects.toMatchObject({ code: 'failed' });
  expect((await getProject(id))?.books).toHaveLength(1);
});
