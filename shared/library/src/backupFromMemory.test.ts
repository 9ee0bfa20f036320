import { exportNewProject, exportNewOrder, exportUnsavedProject } from './backupFromMemory';
import { importBackup } from './backupRead';
import { getBlob } from './blobs';
import { selectPages } from './books';
import { closeLibrary } from './close';
import { addOrder, listOrders } from './orders';
import { getPages } from './pages';
import { createProject, findBook, getProject } from './projects';
import { freshDisk } from './testing/disk';
import { loseRecords } from './testing/lost';
import { address, dog, lookIdAt, pages, picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

/** Runs the work while the device has no database at all. */
const withoutDatabase = async (work: () => Promise<Blob>): Promise<Blob> => {
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  try {
    return await work();
  } finally {
    globalThis.indexedDB = indexedDB;
  }
};

test('a project that could not be created is restored from its file', async () => {
  const input = { ...rex, photo: picture('photo'), logo: picture('logo'), dog };
  const file = await withoutDatabase(() => exportNewProject(input));
  const { projects, skipped } = await importBackup(file);
  expect(skipped).toBe(0);
  const project = await getProject(projects[0] ?? '');
  expect(project).toMatchObject({ dogName: 'Rex', bornMonth: '05', dog, books: [{ pages: [] }] });
  expect(await (await getBlob(project?.photo ?? ''))?.text()).toBe('photo');
  expect(await (await getBlob(project?.logo ?? ''))?.text()).toBe('logo');
});

test('picks that could not be saved are restored from their file, with pages and pictures', async () => {
  const made = await createProject({ ...rex, photo: picture('photo') });
  await freshDisk();
  const { project } = selectPages(made, [lookIdAt(3), lookIdAt(1), 'a-new-look']);
  const file = await withoutDatabase(() =>
    exportUnsavedProject(project, {
      pages: pages(4),
      pictures: { [made.photo ?? '']: picture('photo') },
    }),
  );
  expect(await importBackup(file)).toEqual({ projects: [made.id], orders: 0, skipped: 0 });
  const found = await getProject(made.id);
  expect(found?.books[0]?.pages).toEqual([lookIdAt(3), lookIdAt(1), 'a-new-look']);
  expect(await (await getBlob(found?.photo ?? ''))?.text()).toBe('photo');
  expect((await getPages(made.id)).map(({ page }) => page.look)).toEqual(
    [0, 1, 2, 3].map((n) => lookIdAt(n)),
  );
});

test('a picture that is not in memory is left out, and the rest is kept', async () => {
  const made = await createProject({ ...rex, photo: picture('photo') });
  await freshDisk();
  await importBackup(await exportUnsavedProject(made));
  expect(await getProject(made.id)).toMatchObject({ dogName: 'Rex', photo: null });
});

/** A picture that cannot be read; by default, because its memory card was removed. */
const lostPicture = (errorName = 'NotFoundError'): Blob => {
  const lost = picture('lost');
  const gone = () => Promise.reject(new DOMException('File gone', errorName));
  return Object.assign(lost, { arrayBuffer: gone, slice: () => lost });
};

test('pictures that cannot be read are left out, and the rest is kept', async () => {
  const made = await createProject({ ...rex, photo: picture('photo'), logo: picture('logo') });
  await freshDisk();
  const [intact, broken] = pages(2);
  const unsaved = await exportUnsavedProject(made, {
    pages: [intact, { ...broken, preview: lostPicture() }],
    pictures: { [made.photo ?? '']: lostPicture(), [made.logo ?? '']: picture('logo') },
  });
  await importBackup(unsaved);
  const { photo, logo } = (await getProject(made.id))!;
  expect(photo).toBeNull();
  expect(await (await getBlob(logo ?? ''))?.text()).toBe('logo');
  expect((await getPages(made.id)).map(({ page }) => page.look)).toEqual([lookIdAt(0)]);
  const { projects } = await importBackup(await exportNewProject({ ...rex, photo: lostPicture() }));
  expect(await getProject(projects[0])).toMatchObject({ dogName: 'Rex', photo: null });
});

test('no file is written if the browser refuses to read pictures', async () => {
  const photo = lostPicture('SecurityError');
  await expect(exportNewProject({ ...rex, photo })).rejects.toMatchObject({ code: 'unavailable' });
});

describe('an order that could not be placed', () => {
  const setUp = async () => {
    const { id, currentBookId: bookId } = await createProject(rex);
    const found = (await findBook(bookId))!;
    return { id, found, order: { id: 'order-1', bookId, copies: 2, address } };
  };
  const printed = async (id: string) => (await getProject(id))?.books[0]?.printedCopies;

  test('is restored from its file once, and counted', async () => {
    const { id, found, order: unplaced } = await setUp();
    const file = await withoutDatabase(() =>
      exportNewOrder(found, { ...unplaced, cover: picture('cover') }),
    );
    expect(await importBackup(file)).toEqual({ projects: [], orders: 1, skipped: 0 });
    expect(await importBackup(file)).toEqual({ projects: [], orders: 0, skipped: 0 });
    const [placed] = await listOrders();
    expect(placed).toMatchObject({ ...unplaced, projectId: id, dogName: 'Rex', price: 3999 });
    expect(await placed.cover?.text()).toBe('cover');
    expect(await printed(id)).toBe(2);
  });

  test('adds nothing if it was placed after all', async () => {
    const { id, found, order: unplaced } = await setUp();
    const file = await exportNewOrder(found, unplaced);
    await addOrder(unplaced);
    expect(await importBackup(file)).toMatchObject({ orders: 0, skipped: 0 });
    expect(await printed(id)).toBe(2);
  });

  test('is restored without a cover that cannot be read', async () => {
    const { found, order: unplaced } = await setUp();
    await importBackup(await exportNewOrder(found, { ...unplaced, cover: lostPicture() }));
    expect(await listOrders()).toMatchObject([{ ...unplaced, cover: null }]);
  });

  test('is restored even if the browser lost the project of its book', async () => {
    const { id, found, order: unplaced } = await setUp();
    const file = await exportNewOrder(found, unplaced);
    loseRecords({ projects: [id] });
    expect(await importBackup(file)).toMatchObject({ orders: 1, skipped: 0 });
    expect(await listOrders()).toMatchObject([unplaced]);
  });

  test('is restored even on a device without the book', async () => {
    const { found, order: unplaced } = await setUp();
    const file = await exportNewOrder(found, unplaced);
    await freshDisk();
    expect(await importBackup(file)).toMatchObject({ orders: 1 });
    expect(await listOrders()).toMatchObject([unplaced]);
  });
});
