import { openDB } from 'idb';
import { closeLibrary } from './close';
import { exportAll } from './backupWrite';
import { importBackup } from './backupRead';
import { getBlob } from './blobs';
import { getDraft, saveDraft } from './draft';
import { addOrder, getOrder, listOrders } from './orders';
import { getPages, putPages } from './pages';
import { getProfile, saveProfile } from './profile';
import { createProject, findBook, getProject, listProjects } from './projects';
import { DATABASE_NAME } from './schema';
import { findDamagedRecords } from './damage';
import { eraseAll, requestPersistence, getStorageUsage } from './storage';
import { diskText, readDisk } from './testing/calls';
import { freshDisk } from './testing/disk';
import { loseRecords, truncatePictures } from './testing/lost';
import { address, dog, pages, picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

const writeRaw = async (store: string, ...values: unknown[]): Promise<void> => {
  const database = await openDB(DATABASE_NAME);
  for (const value of values) await database.put(store, value);
  database.close();
};

const withStorage = (storage: Partial<StorageManager> | undefined): void => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { storage } });
};
const originalNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
afterEach(() => {
  if (originalNavigator) Object.defineProperty(globalThis, 'navigator', originalNavigator);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

describe('damaged records', () => {
  test('are left out and reported, and the rest is listed', async () => {
    const { id } = await createProject(rex);
    const order = await addOrder({ bookId: id, copies: 1, address });
    await putPages(id, pages(2));
    await writeRaw(
      'projects',
      { id: 'broken', dogName: 7 },
      { ...(await getProject(id)), id: 'no-books', books: [] },
    );
    await writeRaw('orders', { ...order, id: 'torn', status: 'lost' });
    await writeRaw('pages', { projectId: id, index: 1, page: 'scribble' });

    expect(await listProjects()).toHaveLength(1);
    expect(await listOrders()).toHaveLength(1);
    expect((await getPages(id)).map(({ page }) => page.look)).toEqual(['beach']);
    expect((await findBook(id))?.project.id).toBe(id);
    expect(await findDamagedRecords()).toEqual([
      { kind: 'project', id: 'broken' },
      { kind: 'project', id: 'no-books' },
      { kind: 'page', id: `${id}/1` },
      { kind: 'order', id: 'torn' },
    ]);
    await expect(getProject('broken')).rejects.toMatchObject({ code: 'damaged' });
    await expect(getOrder('torn')).rejects.toMatchObject({ code: 'damaged' });
  });

  test('a damaged dog counts as missing', async () => {
    const { id } = await createProject({ ...rex, dog });
    await writeRaw('dogs', { projectId: id, dog: { ...dog, outline: ['M0 0'] } });
    expect((await getProject(id))?.dog).toBeNull();
    expect((await listProjects())[0]?.dog).toBeNull();
  });

  test('pictures whose files the browser lost or truncated are reported, and copies leave them out', async () => {
    const { id, photo } = await createProject({ ...rex, photo: picture('photo'), dog });
    await putPages(id, pages(3));
    await saveDraft({ fields: { step: 1 }, pictures: { a: picture('kept'), b: picture('photo') } });
    // 'photo' is 5 bytes long, and a preview such as 'preview 1' is 9.
    const lostSizes = new Set([5]);
    truncatePictures(({ size }) => lostSizes.has(size));
    expect(await findDamagedRecords('picture')).toContainEqual({ kind: 'picture', id: photo });
    expect(await getBlob(photo ?? '')).toBeNull();
    expect(Object.keys((await getDraft())?.pictures ?? {})).toEqual(['a']);
    expect(await getPages(id)).toHaveLength(3);
    const copy = await exportAll();
    lostSizes.add(9);
    expect(await getPages(id)).toEqual([]);
    jest.restoreAllMocks();
    await eraseAll();
    await importBackup(copy);
    expect(await getProject(id)).toMatchObject({ dogName: 'Rex', photo: null, dog });
    expect(await getPages(id)).toHaveLength(3);
  });

  test('do not hide the others if the browser cannot read them at all', async () => {
    const [first, second] = [await createProject(rex), await createProject(rex)];
    loseRecords({ projects: [first.id] });
    expect((await listProjects()).map(({ id }) => id)).toEqual([second.id]);
    expect(await findDamagedRecords()).toEqual([{ kind: 'project', id: first.id }]);
    await expect(getProject(first.id)).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('profile', () => {
  test('is initially null, then keeps the given fields', async () => {
    expect(await getProfile()).toBeNull();
    await saveProfile({ email: 'ada@example.com' });
    await saveProfile({ firstName: 'Ada' });
    await closeLibrary();
    expect(await getProfile()).toEqual({
      firstName: 'Ada',
      lastName: '',
      email: 'ada@example.com',
    });
  });
});

describe('the stored data', () => {
  test('is counted', async () => {
    withStorage({
      estimate: async () => ({ usage: 1234, quota: 99999 }),
      persisted: async () => true,
    });
    const { id } = await createProject({ ...rex, photo: picture('photo') });
    await putPages(id, pages(4));
    await saveProfile({ email: 'ada@example.com' });
    expect(await getStorageUsage()).toEqual({
      projects: 1,
      pages: 4,
      pictures: 1,
      orders: 0,
      hasProfile: true,
      usedBytes: 1234,
      quotaBytes: 99999,
      persisted: true,
    });
  });

  test('is counted even if the browser reports no sizes', async () => {
    withStorage(undefined);
    expect(await getStorageUsage()).toMatchObject({
      projects: 0,
      hasProfile: false,
      usedBytes: null,
      quotaBytes: null,
      persisted: false,
    });
    withStorage({});
    expect(await getStorageUsage()).toMatchObject({
      usedBytes: null,
      quotaBytes: null,
      persisted: false,
    });
    withStorage({
      estimate: () => Promise.reject(new Error('no')),
      persisted: () => Promise.reject(new Error('no')),
    });
    expect(await getStorageUsage()).toMatchObject({ usedBytes: null, persisted: false });
  });

  test('can be erased entirely', async () => {
    const { id } = await createProject({ ...rex, photo: picture('photo'), dog });
    await putPages(id, pages(2));
    await addOrder({ bookId: id, copies: 1, address, cover: picture('cover') });
    await saveProfile({ email: 'ada@example.com' });
    await saveDraft({ fields: { step: 1 }, pictures: { photo: picture('draft') } });
    await eraseAll();
    await closeLibrary();
    expect(await diskText(await readDisk())).toEqual([]);
    expect(await getStorageUsage()).toMatchObject({
      projects: 0,
      pages: 0,
      pictures: 0,
      orders: 0,
      hasProfile: false,
    });
    expect(await getProfile()).toBeNull();
  });

  test('is erased with unsaved input, even if no screen that keeps any was opened', async () => {
    let unsaved = '{"words":{"a":{"text":"For Ada"}}}';
    const sessionStorage = {
      getItem: () => unsaved,
      setItem: (_key: string, value: string) => (unsaved = value),
    };
    Object.defineProperty(globalThis, 'window', { configurable: true, value: { sessionStorage } });
    await eraseAll();
    Reflect.deleteProperty(globalThis, 'window');
    expect(unsaved).not.toContain('Ada');
  });
});

test.each([
  ['is granted', { persist: async () => true }, true],
  ['is refused, as in a private window', { persist: async () => false }, false],
  ['fails', { persist: () => Promise.reject(new Error('no')) }, false],
  ['is unknown to the browser', undefined, false],
])('persistent storage %s', async (_name, storage, expected) => {
  withStorage(storage);
  expect(await requestPersistence()).toBe(expected);
});
